import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLog } from './log.ts'
import { REPEATS_COUNTED_FOR } from './log-repeats.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout'] }))
afterEach(() => vi.useRealTimers())

function aLog() {
  const lines: { msg: string; repeats?: number; job?: string }[] = []
  const log = createLog('info', { write: (line: string) => void lines.push(JSON.parse(line)) })
  return { log, lines }
}

test('an error that repeats is one line at once, and then one with the number of further ones', () => {
  const { log, lines } = aLog()
  for (let times = 0; times < 677; times++) log.error({ err: new Error('refused'), job: 'a' }, 'a job failed')
  expect(lines).toHaveLength(1)
  vi.advanceTimersByTime(REPEATS_COUNTED_FOR)
  expect(lines).toHaveLength(2)
  expect(lines[1]).toMatchObject({ msg: 'a job failed', job: 'a', repeats: 676, err: { message: 'refused' } })
  vi.advanceTimersByTime(REPEATS_COUNTED_FOR)
  log.error({ err: new Error('refused'), job: 'a' }, 'a job failed')
  expect(lines).toHaveLength(3) // it had stopped meanwhile, so this one is news
})

test('errors that differ in what they name, and all below a warning, are written each', () => {
  const { log, lines } = aLog()
  for (const job of ['a', 'b']) log.error({ err: new Error('refused'), job }, 'a job failed')
  for (const id of [1, 2]) log.warn({ order_id: id }, 'an order is held')
  for (const _again of [1, 2]) log.info({ status: 200 }, 'answered')
  for (const _again of [1, 2]) log.warn('the gateway refused a number for good')
  expect(lines).toHaveLength(7)
})

test('a service that is away is one line for whatever meets it', () => {
  const { log, lines } = aLog()
  for (const [place, name] of ['likes', 'matches', 'photos'].entries()) {
    const message = `Connection terminated: no database just now (Queue: ${name})`
    log.error({ err: new Error(message), job: name, place }, 'a job failed')
  }
  expect(lines).toHaveLength(1)
})
