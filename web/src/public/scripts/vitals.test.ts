import type { Telemetry } from '@ndoa/contract/app/telemetry'
import { PUBLIC_PAGES } from '@ndoa/contract/app/telemetry-rules'
import { afterEach, expect, test, vi } from 'vitest'
import { onTTFB } from 'web-vitals'
import { publicPages } from '../print/pages.tsx'

afterEach(() => vi.restoreAllMocks())

test('every public page has a name in the figures', () => {
  expect(publicPages.map(({ path }) => path).toSorted()).toEqual([...PUBLIC_PAGES])
})

/** Loads the script of a printed page, once for all tests. */
async function begin() {
  const fetched = vi.spyOn(window, 'fetch').mockImplementation(() => Promise.resolve(new Response('{}')))
  if (!document.querySelector('script[data-page]'))
    document.head.insertAdjacentHTML('beforeend', '<script data-page="/not-found"></script>')
  await import('./vitals-script.ts')
  return fetched
}

test('a public page sends up to ten errors, including early ones, without their messages', async () => {
  window.earlyError = new ErrorEvent('error', { error: new RangeError('Zainab') })
  const fetched = await begin()
  const rejection = { promise: Promise.resolve(), reason: 'Zainab' }
  window.dispatchEvent(new PromiseRejectionEvent('unhandledrejection', rejection))
  for (let i = 0; i < 20; i++)
    window.dispatchEvent(new ErrorEvent('error', { error: new TypeError('Zainab') }))
  const sent = fetched.mock.calls.map(([, init]) => JSON.parse(init?.body as string) as Telemetry)
  expect(new Set(sent.map(({ screen }) => screen))).toEqual(new Set(['/not-found']))
  const errors = sent.flatMap((one) => one.errors ?? [])
  expect(errors.slice(0, 3)).toMatchObject([
    { kind: 'exception', name: 'RangeError' },
    { kind: 'rejection', name: 'Error' },
    { kind: 'exception', name: 'TypeError' },
  ])
  expect(errors).toHaveLength(10)
  expect(JSON.stringify(sent)).not.toContain('Zainab')
})

test('a public page sends its speed once, under its printed name, without cookies', async () => {
  const fetched = await begin()
  await new Promise((resolve) => onTTFB(resolve))
  expect(fetched).not.toHaveBeenCalled()
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  document.dispatchEvent(new Event('visibilitychange'))
  expect(fetched).toHaveBeenCalledExactlyOnceWith(
    '/functions/v1/send-telemetry',
    expect.objectContaining({ method: 'POST', credentials: 'omit', keepalive: true }),
  )
  expect(JSON.parse(fetched.mock.calls[0]?.[1]?.body as string)).toEqual({
    screen: '/not-found',
    vitals: expect.objectContaining({ ttfb: expect.any(Number) }),
  })
})
