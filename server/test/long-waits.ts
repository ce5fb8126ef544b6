import { vi } from 'vitest'

const LONG = 'withLongWait'
const waitFor = vi.waitFor.bind(vi)

/** Longer timeouts for a slow machine; a test's own timeout wins. */
function withLongWait(...[callback, options]: Parameters<typeof waitFor>) {
  return waitFor(callback, typeof options === 'number' ? options : { timeout: 60_000, ...options })
}

if (vi.waitFor.name !== LONG) vi.waitFor = withLongWait as typeof vi.waitFor
