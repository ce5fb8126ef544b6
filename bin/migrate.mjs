// npm run migrate: migrates the database before new servers start with MIGRATE=0.

import { install } from '../dev/launcher/install.mjs'
import { runAndExit } from '../dev/launcher/processes.mjs'

await install()
await runAndExit(['dev/with-database.ts', 'server/src/app/migrate.ts'])
