// npm run dead-letters: events that could not be handled. With -- retry ID... or -- discard ID... it settles them.

import { install } from '../dev/launcher/install.mjs'
import { runAndExit } from '../dev/launcher/processes.mjs'

await install()
await runAndExit(['dev/with-database.ts', 'server/src/app/dead-letters.ts', ...process.argv.slice(2)])
