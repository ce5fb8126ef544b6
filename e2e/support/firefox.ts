import { type Browser, launch } from 'puppeteer-core'
import { findFirefox } from '../../dev/browser/find-firefox.mjs'

const PREFERENCES = {
  'dom.push.connection.enabled': true, // puppeteer turns it off
  'dom.push.testing.allowInsecureServerURL': true,
  'permissions.default.desktop-notification': 1, // nobody is there to answer the question
  'alerts.useSystemBackend': false,
  'intl.accept_languages': 'en-GB',
}

/** A Firefox whose push service is ours. Playwright's own Firefox has none. */
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
