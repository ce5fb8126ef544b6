// npm run check: every check that a change must pass.
import { runChecks } from '../dev/checks/run-checks.mjs'
import { install } from '../dev/launcher/install.mjs'

await install()
process.exitCode = (await runChecks()) > 0 ? 1 : 0
