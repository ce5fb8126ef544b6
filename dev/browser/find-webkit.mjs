import { spawnSync } from 'node:child_process'

/** WebKitGTK's driver, which starts its own browser. */
export const WEBKIT_DRIVER = process.env.WEBKIT_DRIVER_PATH || 'WebKitWebDriver'

/** It needs a display, but no screen. */
export const canRunWebKit = () => isThere(WEBKIT_DRIVER, '--version') && isThere('Xvfb', '-help')

const isThere = (command, flag) => spawnSync(command, [flag]).error === undefined
