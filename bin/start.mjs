// npm start: everything from a fresh clone to the running product.
import { exitWithError, install } from '../dev/launcher/bootstrap.mjs'
import { buildWeb } from '../dev/launcher/build-web.mjs'
import { runAndExit } from '../dev/launcher/processes.mjs'
import { SERVER } from '../dev/launcher/server-command.mjs'

install()
if (!(await buildWeb())) exitWithError('The web app could not be built. Nothing was started.')
await runAndExit(SERVER)
