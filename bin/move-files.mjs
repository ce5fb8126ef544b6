// npm run move-files: moves all files to where FILES says, from the disk to S3 or back, while servers run.

import { install } from '../dev/launcher/install.mjs'
import { runAndExit } from '../dev/launcher/processes.mjs'

await install()
await runAndExit(['dev/with-database.ts', 'server/src/app/move-files.ts'])
