import { vi } from 'vitest'

const LONG = 'withLongWait'
const waitFor = vi.waitFor.bind(vi)

/** Longer timeouts for waits on a slow machine; a test that sets its own timeout keeps it. */
function withLongWait(...[callback, options]: Parameters<typeof waitFor>) {
  return waitFor(callback, typeof options === 'number' ? options : { timeout: 60_000, ...options })
}

// Runs before each file, and files share their modules.
if (vi.waitFor.name !== LONG) vi.waitFor = withLongWait as typeof vi.waitFor
