import { vi } from 'vitest'

const LONG = 'withLongWait'
const waitFor = vi.waitFor.bind(vi)

/** Lengthens the default timeout for slow machines. A test's own timeout takes precedence. */
function withLongWait(...[callback, options]: Parameters<typeof waitFor>) {
  return waitFor(callback, typeof options === 'number' ? options : { timeout: 60_000, ...options })
}

if (vi.waitFor.name !== LONG) vi.waitFor = withLongWait as typeof vi.waitFor
