// npm run backup: copies the database and all files to BACKUP_DIR, while servers run.
import { install } from '../dev/launcher/bootstrap.mjs'
import { runAndExit } from '../dev/launcher/processes.mjs'

install()
await runAndExit(['dev/with-database.ts', 'server/src/app/backup.ts'])
