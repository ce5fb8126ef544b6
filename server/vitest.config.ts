import { configDefaults, defineConfig } from 'vitest/config'

const root = import.meta.dirname

/** Tests that replace a module (`vi.mock`) need modules of their own. */
const ISOLATED = 'src/**/*.isolated.test.ts'

const SETTINGS = {
  globalSetup: './test/global-setup.ts', // one PostgreSQL for all; every file gets a database of its own
  setupFiles: './test/long-waits.ts',
  testTimeout: 180_000, // two slow cores must not decide whether a test passes
  hookTimeout: 180_000,
  expect: { poll: { timeout: 60_000 } },
}

/** A project of its own, as files of one project share their modules or do not. */
export const isolated = { root, test: { ...SETTINGS, name: 'isolated', include: [ISOLATED] } }

export default defineConfig({
  root,
  test: {
    ...SETTINGS,
    name: 'server',
    exclude: [...configDefaults.exclude, ISOLATED],
    isolate: false, // loading the server anew for every file was half of the work
  },
})
