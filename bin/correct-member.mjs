// npm run correct-member: corrects a date of birth or gender, which members cannot change themselves.
import { install } from '../dev/launcher/install.mjs'
import { runAndExit } from '../dev/launcher/processes.mjs'

await install()
await runAndExit(['dev/with-database.ts', 'server/src/app/correct-member.ts', ...process.argv.slice(2)])
