import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** Headless Chromium without windows and notifications; journeys take a third less CPU time in it. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

const SYSTEM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * Launch options for the first Chromium found: CHROMIUM_PATH, Debian's headless one, Playwright's, the system's.
 * Undefined if there is none.
 */
export function findBrowser() {
  return find([process.env.CHROMIUM_PATH, HEADLESS_SHELL, chromium.executablePath(), ...SYSTEM_PATHS])
}

export const findHeadlessShell = () => find([HEADLESS_SHELL])

/** Finds a full Chromium, such as members use. */
export function findWholeBrowser() {
  return find([process.env.CHROMIUM_PATH, chromium.executablePath(), ...SYSTEM_PATHS])
}

function find(paths) {
  const executablePath = paths.find((path) => path && existsSync(path))
  return (
    executablePath && {
      executablePath,
      args: isConfined() ? ['--no-sandbox', '--disable-dev-shm-usage'] : [],
    }
  )
}

/** Root users and build servers cannot create Chromium's sandbox. */
function isConfined() {
  return process.getuid?.() === 0 || Boolean(process.env.CI)
}
