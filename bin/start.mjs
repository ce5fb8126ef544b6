// npm start: everything from a fresh clone to the running product.
import { install } from './bootstrap.mjs'
import { buildWeb } from './build-web.mjs'
import { handOver } from './hand-over.mjs'

install()
await buildWeb()
await handOver(['server/src/app/main.ts'])
