import { defineConfig } from 'vitest/config'
import { OWN_MODULES, onDatabase } from './server/vitest.config.ts'

/** What the build of the web app makes, looked at without a browser. */
const print = { test: { name: 'print', include: ['web/tools/**/*.test.ts'], maxWorkers: 2 } }

/** The checkers of the measurements. */
const bench = { test: { name: 'bench', include: ['bench/**/*.test.ts'], testTimeout: 60_000, maxWorkers: 2 } }

/** The files of the server that share no modules with others. */
const serverApart = {
  root: 'server',
  test: { ...onDatabase, name: 'server-apart', include: OWN_MODULES, maxWorkers: 3 },
}

// npm test runs the server's projects in one process and the others beside it. Projects with the same number of workers run
// side by side. More pages of the browser start too slowly.
export default defineConfig({
  test: { projects: ['matching', 'contract', 'server', serverApart, 'dev', 'web', print, bench] },
})
