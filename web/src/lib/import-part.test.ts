import { afterEach, expect, test, vi } from 'vitest'
import { importPart } from './import-part.ts'

afterEach(() => void vi.restoreAllMocks())

/** The network is away until it is told to be back. */
function aNetwork() {
  const network = { isBack: false, fetched: [] as unknown[] }
  vi.spyOn(window, 'fetch').mockImplementation(async (address) => {
    if (!network.isBack) throw new TypeError('Failed to fetch')
    network.fetched.push(address)
    return new Response()
  })
  return network
}

test('a module is not imported before its files are here, as a browser remembers that it failed', async () => {
  const network = aNetwork()
  const load = vi.fn(async () => (await import('./once.ts')).once)
  load.toString = () => 'async()=>(await import(`./once-a1.js`)).once'
  await expect(importPart(load, ['assets/needed-b2.js'])).rejects.toThrow('Failed to fetch')
  expect(load).not.toHaveBeenCalled()
  network.isBack = true
  expect(await importPart(load, ['assets/needed-b2.js'])).toBeTypeOf('function')
  await importPart(load, ['assets/needed-b2.js'])
  expect(network.fetched).toEqual(['/assets/needed-b2.js', '/assets/once-a1.js'])
})

test('a file that did not come is announced, and is no error when a listener prevents it', async () => {
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
