// npm run shots: screenshots of every screen and state at 390 and 1280 px, light and dark, in .cache/shots.
// Arguments after -- go to Playwright, such as -g likes.
import { join } from 'node:path'
import { ensureBrowser } from '../dev/browser/ensure-browser.mjs'
import { root } from '../dev/launcher/bootstrap.mjs'
import { buildWeb } from '../dev/launcher/build-web.mjs'
import { install } from '../dev/launcher/install.mjs'
import { run } from '../dev/launcher/processes.mjs'

await install()
await ensureBrowser()
if (!(await buildWeb())) process.exit(1)
const playwright = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/shots.config.ts']
process.exitCode = await run([...playwright, ...process.argv.slice(2)])
console.log(`The pictures: ${join(root, '.cache/shots/index.html')}`)
