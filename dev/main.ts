// The program of npm start: the server with development additions. In production it adds only the embedded database.
import { start } from '../server/src/app/start.ts'
import { mountPages } from './pages/index.ts'
import { archiveSettings, startDatabase } from './postgres/index.ts'
import { mountProviders } from './providers/development.ts'

await start(process.env, {
  startDatabase: (dataDir, log, backupDir) =>
    startDatabase(dataDir, log, undefined, backupDir ? archiveSettings(backupDir) : {}),
  mountPages(http, app, dataDir) {
    mountPages(http, app)
    mountProviders(http, app, dataDir)
  },
  async seed(app, log) {
    const { seedAtFirstStart } = await import('./demo/index.ts') // production never loads the demo world
    return seedAtFirstStart(app, log)
  },
})
