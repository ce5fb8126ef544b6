import { afterEach } from 'vitest'
import { page } from 'vitest/browser'
import { endAnswers } from './fake-server.ts'
import { unmountAll } from './mount.tsx'

// Runs for each file of tests, while what it imports is loaded once for all of a page.
afterEach(endAnswers)
afterEach(unmountAll) // first: the last one runs first

const { innerWidth, innerHeight } = window

afterEach(async () => {
  if (window.innerWidth !== innerWidth || window.innerHeight !== innerHeight)
    await page.viewport(innerWidth, innerHeight)
})
