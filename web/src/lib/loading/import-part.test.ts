import { afterEach, expect, test, vi } from 'vitest'
import { importPart, isGone } from './import-part.ts'

afterEach(() => void vi.restoreAllMocks())

/** A network that is down until it is restored. */
function aNetwork() {
  const network = { isBack: false, fetched: [] as unknown[] }
  vi.spyOn(window, 'fetch').mockImplementation(async (address) => {
    if (!network.isBack) throw new TypeError('Failed to fetch')
    network.fetched.push(address)
    return new Response()
  })
  return network
}

test('a module is imported only after its files have loaded', async () => {
  const network = aNetwork()
  const load = vi.fn(async () => (await import('../once.ts')).once)
  load.toString = () => 'async()=>(await import(`./once-a1.js`)).once'
  await expect(importPart(load, ['assets/needed-b2.js'])).rejects.toThrow('Failed to fetch')
  expect(load).not.toHaveBeenCalled()
  network.isBack = true
  expect(await importPart(load, ['assets/needed-b2.js'])).toBeTypeOf('function')
  await importPart(load, ['assets/needed-b2.js'])
  expect(network.fetched).toEqual(['/assets/needed-b2.js', '/assets/once-a1.js'])
})

test('a missing file causes an error that makes the router reload the page', async () => {
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response(null, { status: 404 }))
  const error = await importPart(async () => 1, ['assets/gone-d4.js']).catch((reason: unknown) => reason)
  expect(isGone(error)).toBe(true)
  expect((error as Error).message).toMatch(/^Failed to fetch dynamically imported module/)
})

test('an unavailable server does not cause a reload', async () => {
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response(null, { status: 503 }))
  const error = await importPart(async () => 1, ['assets/busy-f6.js']).catch((reason: unknown) => reason)
  expect(isGone(error)).toBe(false)
})

test('two parts with a common file fetch it once', async () => {
  const network = aNetwork()
  network.isBack = true
  const needed = ['assets/shared-e5.js']
  await Promise.all([importPart(async () => 1, needed), importPart(async () => 2, needed)])
  expect(network.fetched).toEqual(['/assets/shared-e5.js'])
})

test('a failed file is announced, and is no error if a listener prevents it', async () => {
  aNetwork()
  const lost: unknown[] = []
  const prevent = (event: Event) => {
    lost.push((event as Event & { payload: unknown }).payload)
    event.preventDefault()
  }
  window.addEventListener('vite:preloadError', prevent)
  expect(await importPart(async () => 1, ['assets/lost-c3.js'])).toBeUndefined()
  window.removeEventListener('vite:preloadError', prevent)
  expect(lost).toEqual([new TypeError('Failed to fetch')])
})
