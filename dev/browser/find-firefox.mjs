import { existsSync } from 'node:fs'

const SYSTEM_PATHS = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
]

/** Returns FIREFOX_PATH or the system's Firefox; undefined if there is none. */
export const findFirefox = () =>
  [process.env.FIREFOX_PATH, ...SYSTEM_PATHS].find((path) => path && existsSync(path))
