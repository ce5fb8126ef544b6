import { onlineManager } from '@tanstack/react-query'
import { afterEach } from 'vitest'
import { page } from 'vitest/browser'
import { onSignInNeeded } from '../lib/sign-in-needed.ts'
import { endAnswers } from './fake-server.ts'
import { unmountAll } from './mount.tsx'

// What a test changed outside of itself is put back. The last one runs first.

const { innerWidth, innerHeight } = window

afterEach(async () => {
  onSignInNeeded(() => undefined)
  onlineManager.setOnline(true)
  if (window.innerWidth !== innerWidth || window.innerHeight !== innerHeight)
    await page.viewport(innerWidth, innerHeight)
})
afterEach(endAnswers)
afterEach(unmountAll)
