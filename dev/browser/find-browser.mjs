import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const SYSTEM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Launch options for the first Chromium found: CHROMIUM_PATH, Playwright's, the system's. Undefined when there is none. */
export function findBrowser() {
  const executablePath = [process.env.CHROMIUM_PATH, chromium.executablePath(), ...SYSTEM_PATHS].find(
    (path) => path && existsSync(path),
  )
  return (
    executablePath && {
      executablePath,
      args: isConfined() ? ['--no-sandbox', '--disable-dev-shm-usage'] : [],
    }
  )
}

/** As root and on build servers Chromium cannot make its own sandbox. */
function isConfined() {
  return process.getuid?.() === 0 || Boolean(process.env.CI)
}
