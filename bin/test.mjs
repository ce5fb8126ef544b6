// npm test: every test there is, from a fresh clone on. The last line says how many passed and failed.
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
process.exitCode = (await runSuites()) > 0 ? 1 : 0
