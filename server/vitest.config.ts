import { defineConfig } from 'vitest/config'

/** Files that replace a module or count what a process does, so they share no modules with others. */
export const OWN_MODULES = [
  'src/app/failures.test.ts',
  'src/app/health.test.ts',
  'src/features/identity/accounts/sign-in/password-guessing.test.ts',
  'src/features/identity/accounts/sign-in/sign-in.test.ts',
  'src/features/trust/decisions/statements/statement-language.test.ts',
  'src/features/dating/profiles/reasons.test.ts',
]

/** Common settings of all tests on PostgreSQL. */
export const onDatabase = {
  globalSetup: `${import.meta.dirname}/test/global-setup.ts`, // one shared PostgreSQL, with a database for each file
  setupFiles: `${import.meta.dirname}/test/long-waits.ts`,
  testTimeout: 180_000, // two slow cores must not decide whether a test passes
  hookTimeout: 180_000,
  expect: { poll: { timeout: 60_000 } },
  retry: process.env['CI'] ? 1 : 0, // the end of the run lists each retried test
}

export default defineConfig({
  test: {
    ...onDatabase,
    name: 'server',
    exclude: [...OWN_MODULES, 'node_modules/**'],
    isolate: false, // reloading the server's modules for each file takes half of the time
    maxWorkers: 3, // tests also wait for PostgreSQL
  },
})
