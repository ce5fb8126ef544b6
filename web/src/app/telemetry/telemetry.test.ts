import type { Telemetry } from '@ndoa/contract/app/telemetry'
import { APP_SCREENS } from '@ndoa/contract/app/telemetry-rules'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onTTFB } from 'web-vitals'
import { describeError } from '../../lib/telemetry/describe-error.ts'
import { createQueryClient } from '../query-client.ts'
import { createAppRouter } from '../router.tsx'
import { recordPageError, watchPageErrors } from './page-errors.ts'
import { startTelemetry } from './telemetry.ts'

let sent: { init: RequestInit; body: Telemetry }[]
beforeEach(() => {
  sent = []
  vi.spyOn(window, 'fetch').mockImplementation((_, init = {}) => {
    sent.push({ init, body: JSON.parse(init.body as string) })
    return Promise.resolve(new Response('{}'))
  })
})
afterEach(() => vi.restoreAllMocks())

function leavePage() {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
}

test('every app screen has a name in the figures', () => {
  const { routesByPath } = createAppRouter(createQueryClient())
  expect(
    Object.keys(routesByPath)
      .filter((path) => path !== '/')
      .sort(),
  ).toEqual([...APP_SCREENS])
})

test('an error’s message and origin stay in the browser', () => {
  const error = new TypeError('Zainab wrote: hello')
  error.stack = 'TypeError: Zainab wrote: hello\n    at x (https://ndoa.test/assets/core-kw_4avvC.js:1:2345)'
  expect(describeError('exception', error)).toEqual({
    kind: 'exception',
    name: 'TypeError',
    at: 'core-kw_4avvC.js:1:2345',
  })
  expect(describeError('rejection', 'Zainab')).toEqual({ kind: 'rejection', name: 'Error' })
})

test('page speed is sent once, on leaving', async () => {
  startTelemetry()
  await new Promise((resolve) => onTTFB(resolve))
  expect(sent).toEqual([])
  leavePage()
  leavePage()
  expect(sent.map(({ body }) => body)).toEqual([
    { screen: null, vitals: expect.objectContaining({ ttfb: expect.any(Number) }) },
  ])
})

test('up to ten errors are sent soon, including early ones, without cookies', async () => {
  watchPageErrors()
  recordPageError('render', new RangeError('before'))
  startTelemetry()
  for (let i = 0; i < 20; i++) recordPageError('exception', new TypeError('after'))
  await expect.poll(() => sent.flatMap(({ body }) => body.errors ?? []).length, { timeout: 10_000 }).toBe(10)
  expect(sent[0]?.body.errors).toEqual([expect.objectContaining({ kind: 'render', name: 'RangeError' })])
  expect(sent.map(({ init }) => [init.credentials, init.keepalive])).toContainEqual(['omit', true])
})
