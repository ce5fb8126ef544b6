// npm run dead-letters: lists events whose handling failed; `-- retry ID...` or `-- discard ID...` settles them.

import { install } from '../dev/launcher/install.mjs'
import { runAndExit } from '../dev/launcher/processes.mjs'

await install()
await runAndExit(['dev/with-database.ts', 'server/src/app/dead-letters.ts', ...process.argv.slice(2)])
