// npm run review: photos that wait for review. With -- approve ID... or -- reject ID... it settles them.
import { install } from './bootstrap.mjs'
import { handOver } from './hand-over.mjs'

install()
await handOver(['server/src/app/review.ts', ...process.argv.slice(2)])
