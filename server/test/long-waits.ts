import { vi } from 'vitest'

/** What a test waits for may take its time on a slow machine; a test that sets a limit of its own keeps it. */
const waitFor = vi.waitFor.bind(vi)
vi.waitFor = (callback, options = 15_000) => waitFor(callback, options)
