import { afterEach, expect, test, vi } from 'vitest'
import { loadCode } from './lazy-part.ts'

afterEach(() => void vi.restoreAllMocks())

const failed = () => new TypeError('Failed to fetch dynamically imported module')

/** A file that arrives with request number `wanted`, from a server that is reachable or not. */
function aFile(wanted: number, server: 'away' | 'there') {
  let requests = 0
  vi.spyOn(window, 'fetch').mockImplementation(() =>
    server === 'away' ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(new Response()),
  )
  return async () => {
    requests++
    if (requests < wanted) throw failed()
    return `after ${requests} requests`
  }
}

test('code that fails to load offline is loaded when the network returns', async () => {
  expect(await loadCode(aFile(3, 'away'))).toBe('after 3 requests')
})

test('code lost in transit is requested once more at once', async () => {
  expect(await loadCode(aFile(2, 'there'))).toBe('after 2 requests')
})

test('code missing on the server is an error after one more attempt', async () => {
  await expect(loadCode(aFile(3, 'there'))).rejects.toThrow('Failed to fetch dynamically')
})
