// npm run backup: copies the database and all files to BACKUP_DIR while servers keep running.

import { install } from '../dev/launcher/install.mjs'
import { runAndExit } from '../dev/launcher/processes.mjs'

await install()
await runAndExit(['dev/with-database.ts', 'server/src/app/backup.ts'])
