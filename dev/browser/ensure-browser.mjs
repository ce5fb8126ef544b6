import { spawnSync } from 'node:child_process'
import { exitWithError } from '../launcher/bootstrap.mjs'
import { findFirefox } from './find-firefox.mjs'

/** Makes sure that the tests have a browser: Playwright's, else the system's; as root on Debian it is installed. */
export async function ensureBrowser() {
  const { findBrowser } = await import('./find-browser.mjs') // needs packages, so not before they are installed
  ensure('Chromium', 'chromium', findBrowser, CHROMIUM_ADVICE)
}

/** The same of Firefox, which takes push messages from a push service of our own. */
export function ensureFirefox() {
  ensure('Firefox', 'firefox-esr', findFirefox, FIREFOX_ADVICE)
}

const CHROMIUM_ADVICE = `The browser tests need Chromium and there is none. Either of these helps:
  npx playwright install --with-deps chromium
  apt-get install chromium   (as root, on Debian)`
const FIREFOX_ADVICE = `The test of push messages needs Firefox and there is none. Either of these helps:
  FIREFOX_PATH=/path/to/firefox
  apt-get install firefox-esr   (as root, on Debian)`

function ensure(name, debianPackage, find, advice) {
  if (find()) return
  if (!canInstall()) exitWithError(advice)
  console.log(`Installing ${name} for the browser tests (once) …`)
  const install = ['install', '-y', '--no-install-recommends', debianPackage]
  if (!apt(install) && !(apt(['update']) && apt(install)))
    exitWithError(`apt-get could not install it.\n${advice}`)
  if (!find()) exitWithError(advice)
}

const canInstall = () => process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0

function apt(args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const done = spawnSync('apt-get', ['-q', ...args], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
  })
  if (done.status !== 0) console.error(done.stderr.trim())
  return done.status === 0
}
