// npm run seed -- --members 5000: adds demo members.

import { install } from '../dev/launcher/install.mjs'
import { runAndExit } from '../dev/launcher/processes.mjs'

await install()
await runAndExit(['dev/with-database.ts', 'dev/seed-more.ts', ...process.argv.slice(2)])
