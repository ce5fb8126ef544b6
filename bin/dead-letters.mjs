// npm run dead-letters: events that could not be handled. With -- retry ID... or -- discard ID... it settles them.
import { install } from './bootstrap.mjs'
import { handOver } from './hand-over.mjs'

install()
await handOver(['server/src/app/dead-letters.ts', ...process.argv.slice(2)])
