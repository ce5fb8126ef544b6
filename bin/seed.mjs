// npm run seed -- --members 5000: more demo members.
import { install } from './bootstrap.mjs'
import { handOver } from './hand-over.mjs'

install()
await handOver(['server/seed/more.ts', ...process.argv.slice(2)])
