// npm run restore -- --to 2026-11-25T10:15:00Z: restores the embedded database and all files to that moment.

import { install } from '../dev/launcher/install.mjs'
import { runAndExit } from '../dev/launcher/processes.mjs'

await install()
await runAndExit(['dev/restore.ts', ...process.argv.slice(2)])
