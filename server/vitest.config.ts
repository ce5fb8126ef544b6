import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'server',
    globalSetup: './test/global-setup.ts', // one PostgreSQL for all; every file gets a database of its own
    setupFiles: './test/long-waits.ts',
    testTimeout: 180_000, // two slow cores must not decide whether a test passes
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
