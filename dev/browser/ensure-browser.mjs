import { spawnSync } from 'node:child_process'
import { exitWithError } from '../launcher/bootstrap.mjs'
import { fetchOldChromium } from './fetch-old-chromium.mjs'
import { findFirefox } from './find-firefox.mjs'
import { canRunOldChromium } from './find-old-chromium.mjs'
import { canRunWebKit } from './find-webkit.mjs'

/**
 * Installs missing browsers for the tests. As root on Debian it installs two: headless Chromium, which is faster, and
 * full Chromium, which shows notifications.
 */
export async function ensureBrowser() {
  const { findHeadlessShell, findWholeBrowser } = await import('./find-browser.mjs') // these need installed packages
  if (!(findHeadlessShell() && findWholeBrowser()) && canInstall())
    install('Chromium', 'chromium', 'chromium-headless-shell')
  if (!findWholeBrowser()) exitWithError(CHROMIUM_ADVICE)
}

/** Installs Firefox, the browser that can use our own push service. */
export function ensureFirefox() {
  if (!findFirefox() && canInstall()) install('Firefox', 'firefox-esr')
  if (!findFirefox()) exitWithError(FIREFOX_ADVICE)
}

/** Fetches the oldest supported Chromium, in which one journey runs. */
export function ensureOldChromium() {
  if (!canRunOldChromium)
    return console.log('The old Chromium runs on Linux on x64 alone: no journey runs in it here.')
  try {
    fetchOldChromium()
  } catch (error) {
    exitWithError(`The old Chromium of the browser tests could not be fetched: ${error.message}`)
  }
}

/**
 * Installs WebKit, the engine of every iPhone, for the same journey. Where it is unavailable, the journey runs in the
 * other engines only.
 */
export function ensureWebKit() {
  if (!canRunWebKit() && canInstall()) install('WebKit', 'webkit2gtk-driver', 'xvfb')
  if (!canRunWebKit()) console.log(WEBKIT_ADVICE)
}

const WEBKIT_ADVICE = `There is no WebKit: no journey runs in it here. On Debian, as root, this helps:
  apt-get install webkit2gtk-driver xvfb`
const CHROMIUM_ADVICE = `The browser tests need Chromium and there is none. Either of these helps:
  npx playwright install --with-deps chromium
  apt-get install chromium chromium-headless-shell   (as root, on Debian)`
const FIREFOX_ADVICE = `The test of push messages needs Firefox and there is none. Either of these helps:
  FIREFOX_PATH=/path/to/firefox
  apt-get install firefox-esr   (as root, on Debian)`

/**
 * Installs the NATS server, an optional bus between servers. Where it is unavailable, only the tests over PostgreSQL
 * run.
 */
export function ensureNats() {
  const isInstalled = () => spawnSync(process.env.NATS_PATH || 'nats-server', ['--version']).status === 0
  if (!isInstalled() && canInstall()) install('NATS', 'nats-server')
  if (!isInstalled()) console.log(NATS_ADVICE)
}

const NATS_ADVICE = `There is no NATS server: servers are tested over PostgreSQL alone. Either of these helps:
  NATS_PATH=/path/to/nats-server
  apt-get install nats-server   (as root, on Debian)`

function install(name, ...debianPackages) {
  console.log(`Installing ${name} for the tests (once) …`)
  const wanted = ['install', '-y', '--no-install-recommends', ...debianPackages]
  apt(['update']) // a machine's package lists may name outdated versions
  if (!apt(wanted)) console.error(`apt-get could not install ${debianPackages.join(' ')}.`)
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
