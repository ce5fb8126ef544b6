// npm run exposure: how evenly suggestions were spread over members in the last seven days, by gender and country.

import { install } from '../dev/launcher/install.mjs'
import { runAndExit } from '../dev/launcher/processes.mjs'

await install()
await runAndExit(['dev/with-database.ts', 'server/src/app/exposure.ts'])
