// npm start: takes a fresh clone to the running product.
import { exitWithError } from '../dev/launcher/bootstrap.mjs'
import { buildWeb, isWebBuilt } from '../dev/launcher/build-web.mjs'
import { install } from '../dev/launcher/install.mjs'
import { run, runAndExit } from '../dev/launcher/processes.mjs'
import { requireSettings } from '../dev/launcher/required-settings.mjs'
import { SERVER } from '../dev/launcher/server-command.mjs'

requireSettings()
await install()
if (!isWebBuilt()) {
  if ((await run(['server/src/app/check-settings.ts'])) !== 0) exitWithError('Nothing was started.')
  if (!(await buildWeb())) exitWithError('The web app could not be built. Nothing was started.')
}
await runAndExit(SERVER)
