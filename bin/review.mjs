// npm run review: photos that wait for review. With -- approve ID... or -- reject ID... it settles them.
import { install } from '../dev/launcher/bootstrap.mjs'
import { runAndExit } from '../dev/launcher/processes.mjs'

install()
await runAndExit(['dev/with-database.ts', 'server/src/app/review.ts', ...process.argv.slice(2)])
