import { vi } from 'vitest'

/** Longer timeouts for waits on a slow machine; a test that sets its own timeout keeps it. */
const waitFor = vi.waitFor.bind(vi)
vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: 60_000, ...options })
