import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLog } from './log.ts'
import { REPEAT_WINDOW } from './log-repeats.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout'] }))
afterEach(() => vi.useRealTimers())

function aLog() {
  const lines: { msg: string; repeats?: number; job?: string }[] = []
  const log = createLog('info', { write: (line: string) => void lines.push(JSON.parse(line)) })
  return { log, lines }
}

test('a repeated error is one line at once, then one with the number of repeats', () => {
  const { log, lines } = aLog()
  for (let times = 0; times < 677; times++) log.error({ err: new Error('refused'), job: 'a' }, 'a job failed')
  expect(lines).toHaveLength(1)
  vi.advanceTimersByTime(REPEAT_WINDOW)
  expect(lines).toHaveLength(2)
  expect(lines[1]).toMatchObject({ msg: 'a job failed', job: 'a', repeats: 676, err: { message: 'refused' } })
  vi.advanceTimersByTime(REPEAT_WINDOW)
  log.error({ err: new Error('refused'), job: 'a' }, 'a job failed')
  expect(lines).toHaveLength(3)
})

test('distinct errors and all lines below a warning are written separately', () => {
  const { log, lines } = aLog()
  for (const job of ['a', 'b']) log.error({ err: new Error('refused'), job }, 'a job failed')
  for (const id of [1, 2]) log.warn({ order_id: id }, 'an order is held')
  for (const _again of [1, 2]) log.info({ status: 200 }, 'answered')
  for (const _again of [1, 2]) log.warn('the gateway refused a number for good')
  expect(lines).toHaveLength(7)
})

test('an unavailable service is one line for all callers', () => {
  const { log, lines } = aLog()
  for (const [place, name] of ['likes', 'matches', 'photos'].entries()) {
    const message = `Connection terminated: no database just now (Queue: ${name})`
    log.error({ err: new Error(message), job: name, place }, 'a job failed')
  }
  expect(lines).toHaveLength(1)
})
