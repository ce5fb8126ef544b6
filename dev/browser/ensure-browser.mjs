import { spawnSync } from 'node:child_process'
import { exitWithError } from '../launcher/bootstrap.mjs'

/** Makes sure that the tests have a browser: Playwright's, else the system's; as root on Debian it is installed. */
export async function ensureBrowser() {
  const { findBrowser } = await import('./find-browser.mjs') // needs packages, so not before they are installed
  if (findBrowser()) return
  if (!canInstall()) exitWithError(ADVICE)
  console.log('Installing Chromium for the browser tests (once) …')
  if (!apt('install') && !(apt('update') && apt('install')))
    exitWithError(`apt-get could not install it.\n${ADVICE}`)
  if (!findBrowser()) exitWithError(ADVICE)
}

const ADVICE = `The browser tests need Chromium and there is none. Either of these helps:
  npx playwright install --with-deps chromium
  apt-get install chromium   (as root, on Debian)`

const canInstall = () => process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0

function apt(what) {
  const args = what === 'install' ? ['install', '-y', '--no-install-recommends', 'chromium'] : ['update']
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const done = spawnSync('apt-get', ['-q', ...args], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
  })
  if (done.status !== 0) console.error(done.stderr.trim())
  return done.status === 0
}
