// npm run exposure: how evenly members were shown as suggestions in the last seven days, by gender and country.
import { install } from './bootstrap.mjs'
import { handOver } from './hand-over.mjs'

install()
await handOver(['server/src/app/exposure.ts'])
