import { PUBLIC_PAGES } from '@ndoa/contract/telemetry-rules'
import { afterEach, expect, test, vi } from 'vitest'
import { onTTFB } from 'web-vitals'
import { publicPages } from './pages.tsx'

afterEach(() => vi.restoreAllMocks())

test('every public page has a name in the figures', () => {
  expect(publicPages.map(({ path }) => path).toSorted()).toEqual([...PUBLIC_PAGES])
})

test('a public page sends how fast it was under its printed name, once, without cookies', async () => {
  const fetched = vi.spyOn(window, 'fetch').mockImplementation(() => Promise.resolve(new Response('{}')))
  document.head.insertAdjacentHTML('beforeend', '<script data-page="/not-found"></script>')
  await import('./vitals-script.ts')
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
