// npm run staff: adds the first administrator; lists, resets and removes staff; verifies the audit log.
import { install } from '../dev/launcher/install.mjs'
import { runAndExit } from '../dev/launcher/processes.mjs'

await install()
await runAndExit(['dev/with-database.ts', 'server/src/app/staff.ts', ...process.argv.slice(2)])
