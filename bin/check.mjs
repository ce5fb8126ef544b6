// npm run check: everything that is checked before a change goes in.
import { runChecks } from '../dev/checks/run-checks.mjs'
import { install } from '../dev/launcher/install.mjs'

await install()
process.exitCode = (await runChecks()) > 0 ? 1 : 0
