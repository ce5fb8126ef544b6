import { defineConfig } from 'vitest/config'

/** Files that replace a module for themselves, or count what a process does, and so share no modules with others. */
export const OWN_MODULES = [
  'src/app/failures.test.ts',
  'src/app/health.test.ts',
  'src/features/accounts/sign-in/password-guessing.test.ts',
  'src/features/accounts/sign-in/sign-in.test.ts',
  'src/features/decisions/statement-language.test.ts',
  'src/features/profiles/reasons.test.ts',
]

/** What all tests on PostgreSQL have in common. */
export const onDatabase = {
  globalSetup: `${import.meta.dirname}/test/global-setup.ts`, // one PostgreSQL for all; every file gets a database of its own
  setupFiles: `${import.meta.dirname}/test/long-waits.ts`,
  testTimeout: 180_000, // two slow cores must not decide whether a test passes
  hookTimeout: 180_000,
  expect: { poll: { timeout: 60_000 } },
  retry: process.env['CI'] ? 1 : 0, // the end of the run names each test that needed it
}

export default defineConfig({
  test: {
    ...onDatabase,
    name: 'server',
    exclude: [...OWN_MODULES, 'node_modules/**'],
    isolate: false, // loading the server's modules anew for each file is half of the work
    maxWorkers: 4, // also on two cores: most of the time these tests wait
    sequence: { groupOrder: 1 },
  },
})
