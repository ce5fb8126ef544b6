import { existsSync } from 'node:fs'

const SYSTEM_PATHS = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
]

/** The first Firefox found: FIREFOX_PATH, the system's. Undefined when there is none. */
export const findFirefox = () =>
  [process.env.FIREFOX_PATH, ...SYSTEM_PATHS].find((path) => path && existsSync(path))
