import { spawnSync } from 'node:child_process'

/** WebKitGTK's WebDriver program, which starts its own browser. */
export const WEBKIT_DRIVER = process.env.WEBKIT_DRIVER_PATH || 'WebKitWebDriver'

/** WebKit needs an X display, for which Xvfb is enough. */
export const canRunWebKit = () => isInstalled(WEBKIT_DRIVER, '--version') && isInstalled('Xvfb', '-help')

const isInstalled = (command, flag) => spawnSync(command, [flag]).error === undefined
