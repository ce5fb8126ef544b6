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

// How many files run at a time is said by each project: a project does not take it over from here, and would run one at
// a time on two cores, where tests wait for PostgreSQL and the browser as much as they work.
export default defineConfig({
  test: { projects: ['matching', 'contract', 'server', serverApart, 'dev', 'web', print, bench] },
})
