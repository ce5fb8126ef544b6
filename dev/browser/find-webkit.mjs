import { spawnSync } from 'node:child_process'

/** The driver of WebKit on GTK, which starts the browser of its package. */
export const WEBKIT_DRIVER = process.env.WEBKIT_DRIVER_PATH || 'WebKitWebDriver'

/** It draws on a display without a screen. */
export const canRunWebKit = () => isThere(WEBKIT_DRIVER, '--version') && isThere('Xvfb', '-help')

const isThere = (command, flag) => spawnSync(command, [flag]).error === undefined
