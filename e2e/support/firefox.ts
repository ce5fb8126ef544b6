import { type Browser, launch } from 'puppeteer-core'
import { findFirefox } from '../../dev/browser/find-firefox.mjs'

const PREFERENCES = {
  'dom.push.connection.enabled': true,
  'dom.push.testing.allowInsecureServerURL': true,
  'permissions.default.desktop-notification': 1,
  'alerts.useSystemBackend': false,
  'intl.accept_languages': 'en-GB',
}

/** Starts Firefox with our push service, which Playwright's own Firefox can't use. */
export const launchFirefox = (pushPort: number): Promise<Browser> =>
  launch({
    browser: 'firefox',
    executablePath: findFirefox() ?? '',
    headless: true,
    defaultViewport: { width: 1280, height: 800 },
    timeout: 60_000,
    protocolTimeout: 60_000,
    extraPrefsFirefox: { ...PREFERENCES, 'dom.push.serverURL': `ws://127.0.0.1:${pushPort}/` },
  })
