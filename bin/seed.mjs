// npm run seed -- --members 5000: more demo members.
import { install } from '../dev/launcher/bootstrap.mjs'
import { runAndExit } from '../dev/launcher/processes.mjs'

install()
await runAndExit(['dev/with-database.ts', 'dev/seed-more.ts', ...process.argv.slice(2)])
