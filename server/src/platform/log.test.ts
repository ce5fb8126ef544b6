import { expect, test } from 'vitest'
import { createLog } from './log.ts'

test('an error’s code is logged, a secret code is not', () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line: string) => void lines.push(line) })
  const err = Object.assign(new Error('cannot execute INSERT'), {
    code: '25006',
    detail: 'amara@example.com',
  })
  log.error({ err, sent: { code: '123456' } }, 'a request failed')
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    err: { errorCode: '25006' },
    sent: { code: '[hidden]' },
  })
  expect(lines[0]).not.toMatch(/123456|amara/)
})
