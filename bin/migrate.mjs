// npm run migrate: brings the database up to date, as a step of its own before new servers start with MIGRATE=0.

import { install } from '../dev/launcher/install.mjs'
import { runAndExit } from '../dev/launcher/processes.mjs'

await install()
await runAndExit(['dev/with-database.ts', 'server/src/app/migrate.ts'])
