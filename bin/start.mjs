// npm start: everything from a fresh clone to the running product.
import { giveUp, install } from './bootstrap.mjs'
import { buildWeb } from './build-web.mjs'
import { handOver } from './hand-over.mjs'
import { SERVER } from './server-command.mjs'

install()
if (!(await buildWeb())) giveUp('The web app could not be built. Nothing was started.')
await handOver(SERVER)
