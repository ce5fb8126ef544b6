import { afterEach, expect, test, vi } from 'vitest'
import { networkError, refusal, sentenceFor } from './api-error.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

const FALLBACK = 'Failed to fetch settings'
const OFFLINE = 'You seem to be offline. Please check your connection and try again.'
const answer = (error: string, message: string) =>
  JSON.stringify({ success: false, error, message, data: null })

test.each([
  ['no answer', networkError('network.offline')],
  ['no answer in time', networkError('network.timeout')],
  ['an answer without JSON', networkError('network.unreadable', 200)],
  ['a proxy’s answer', refusal(502, '<html><h1>502 Bad Gateway</h1></html>')],
  ['a proxy’s JSON', refusal(503, '{"error":"upstream"}')],
  ['a portal’s answer', refusal(403, 'Please accept our terms.')],
  ['a defect of the server', refusal(500, answer('server.defect', 'Something went wrong.'))],
  ['a defect of the page', new TypeError('x is undefined')],
])('after %s, an online device shows the screen’s sentence, and an offline one says so', (_, error) => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  expect(sentenceFor(error, FALLBACK)).toBe(FALLBACK)
  onLine.mockReturnValue(false)
  expect(sentenceFor(error, FALLBACK)).toBe(OFFLINE)
})

test.each([true, false])('a refusal says the server’s sentence, online: %s', (online) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
  const error = refusal(409, answer('messaging.slowed', 'Please write to fewer people at once.'))
  expect(sentenceFor(error, FALLBACK)).toBe('Please write to fewer people at once.')
})
