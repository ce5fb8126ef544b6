// npm run doctor: checks mail, text messages, push, files, TLS and proxy, database, disk and clock, and suggests fixes.
import { install } from '../dev/launcher/install.mjs'
import { runAndExit } from '../dev/launcher/processes.mjs'

await install()
await runAndExit(['dev/with-database.ts', 'server/src/app/doctor.ts'])
