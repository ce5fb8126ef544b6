import { defineConfig } from 'vitest/config'
import { OWN_MODULES, onDatabase } from './server/vitest.config.ts'

/** What the build of the web app makes, looked at without a browser. */
const print = { test: { name: 'print', include: ['web/tools/**/*.test.ts'], maxWorkers: 2 } }

/** The checkers of the measurements. */
const bench = { test: { name: 'bench', include: ['bench/**/*.test.ts'], testTimeout: 60_000, maxWorkers: 2 } }

/** The files of the server that share no modules with others. */
const serverApart = {
  root: 'server',
  test: { ...onDatabase, name: 'server-apart', include: OWN_MODULES, maxWorkers: 2 },
}

// Each project says how many files run at a time: with the same number, all run side by side, two in Node and two in
// pages of the browser. That keeps two cores busy, because tests also wait for PostgreSQL; more pages start too slowly.
export default defineConfig({
  test: { projects: ['matching', 'contract', 'server', serverApart, 'dev', 'web', print, bench] },
})
