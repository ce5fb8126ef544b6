import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '../../../test/app.ts'
import { figure } from '../../../test/figure.ts'

const SEND = '/functions/v1/send-telemetry'
const ERROR = { kind: 'exception', name: 'TypeError', at: 'core-kwL4avvC.js:1:2345' }

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

test('page speed and errors are counted by screen', async () => {
  const slow = 'page_milliseconds_bucket{le="2500",vital="lcp",screen="/messages"}'
  const fast = 'page_milliseconds_bucket{le="1800",vital="lcp",screen="/messages"}'
  const shift = 'page_layout_shift_count{screen="/messages"}'
  const errors = 'page_errors_total{kind="exception",screen="other"}'
  const publicPage = 'page_milliseconds_bucket{le="2500",vital="lcp",screen="/about"}'
  const lines = [slow, fast, shift, errors, publicPage]
  const before = await Promise.all(lines.map(figure))
  await t.visitor.post(SEND, { screen: '/messages', vitals: { lcp: 2_100, cls: 0.02 } })
  await t.visitor.post(SEND, { screen: '/about', vitals: { lcp: 2_100 } })
  const { status } = await t.visitor.post(SEND, { screen: null, errors: [ERROR, ERROR] })
  expect(status).toBe(200)
  const after = await Promise.all(lines.map(figure))
  expect(after.map((count, index) => count - (before[index] ?? 0))).toEqual([1, 0, 1, 2, 1])
})

test.each([
  ['an address that somebody typed', { screen: '/about?name=Zainab' }],
  ['a screen with an id', { screen: '/messages/0198a7c2' }],
  ['what an error said', { screen: null, errors: [{ ...ERROR, message: 'Zainab is not a function' }] }],
  ['a name that is none', { screen: null, errors: [{ ...ERROR, name: 'Zainab' }] }],
  ['a place that is none', { screen: null, errors: [{ ...ERROR, at: 'https://ndoa.test/?token=1' }] }],
  ['a vital that does not exist', { screen: null, vitals: { age: 31 } }],
  ['a time that is none', { screen: null, vitals: { lcp: -1 } }],
  ['more errors than a page sends', { screen: null, errors: Array.from({ length: 11 }, () => ERROR) }],
])('%s is refused', async (_, body) => {
  const { status } = await t.visitor.post(SEND, body)
  expect(status).toBe(422)
})

test('a flood of errors from many addresses is counted and leaves few log lines', async () => {
  const logged = vi.spyOn(t.app.log, 'warn')
  const counted = 'page_errors_total{kind="exception",screen="/likes"}'
  const before = await figure(counted)
  const send = (remoteAddress: string) =>
    t.http.inject({
      method: 'POST',
      url: SEND,
      remoteAddress,
      payload: { screen: '/likes', errors: Array.from({ length: 10 }, () => ERROR) },
    })
  for (let i = 0; i < 5; i++) await send('198.51.100.1')
  expect(logged.mock.calls.length).toBeLessThanOrEqual(11) // one log slot becomes free during the test
  expect(logged.mock.calls.length).toBeGreaterThan(0)
  for (let block = 0; block < 20; block++) await send(`203.0.${block}.1`)
  expect(logged.mock.calls.length).toBeLessThan(80)
  expect((await figure(counted)) - before).toBe(250)
  logged.mockRestore()
})

test('one address cannot flood the metrics, and others are still counted', async () => {
  const from = async (remoteAddress: string) => {
    const { statusCode } = await t.http.inject({
      method: 'POST',
      url: SEND,
      remoteAddress,
      payload: { screen: '/login' },
    })
    return statusCode
  }
  const statuses = []
  for (let i = 0; i < 130; i++) statuses.push(await from('192.0.2.9'))
  expect(statuses.slice(0, 110)).not.toContain(429)
  expect(statuses).toContain(429)
  expect(await from('192.0.2.10')).toBe(200)
})
