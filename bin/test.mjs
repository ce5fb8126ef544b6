// npm test: runs every test, from a fresh clone on, and ends with totals; --slowest lists the slowest files first.
import {
  ensureBrowser,
  ensureFirefox,
  ensureNats,
  ensureOldChromium,
  ensureWebKit,
} from '../dev/browser/ensure-browser.mjs'
import { install } from '../dev/launcher/install.mjs'
import { runSuites } from '../dev/test-run/run-suites.mjs'

await install()
await ensureBrowser()
ensureFirefox()
ensureOldChromium()
ensureWebKit()
ensureNats()
process.exitCode = (await runSuites({ showsSlowest: process.argv.includes('--slowest') })) > 0 ? 1 : 0
