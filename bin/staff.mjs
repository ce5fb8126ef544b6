// npm run staff: adds the first administrator, lists, resets and removes staff, verifies the audit log.
import { install } from '../dev/launcher/bootstrap.mjs'
import { runAndExit } from '../dev/launcher/processes.mjs'

install()
await runAndExit(['dev/with-database.ts', 'server/src/app/staff.ts', ...process.argv.slice(2)])
