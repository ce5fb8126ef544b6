import { type Browser, chromium, type Page } from '@playwright/test'
import { canRunOldChromium, findOldChromium } from '../../../dev/browser/find-old-chromium.mjs'
import { canRunWebKit } from '../../../dev/browser/find-webkit.mjs'
import { playwrightScreen } from './playwright-screen.ts'
import type { Screen } from './screen.ts'
import { launchWebKit } from './webkit.ts'

export interface Engine {
  name: string
  /** Opens a phone-sized browser with an empty profile. @param today the Chromium of the other journeys */
  open(today: Browser, baseURL: string): Promise<{ screen: Screen; close(): Promise<void> }>
}

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'en-GB' }

const onPhone = async (browser: Browser, baseURL: string) => {
  const context = await browser.newContext({ ...PHONE, baseURL })
  context.setDefaultTimeout(20_000)
  const page = await context.newPage()
  return { page, screen: playwrightScreen(page), close: () => context.close() }
}

/** Playwright calls this method in every JavaScript world of a page, but Chromium before 105 lacks it. */
const CHECK_VISIBILITY = `Element.prototype.checkVisibility ??= function () {
  return this.getClientRects().length > 0 || getComputedStyle(this).display === 'contents'
}`

async function polyfillCheckVisibility(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page)
  client.on('Runtime.executionContextCreated', ({ context: { id } }) => {
    client.send('Runtime.evaluate', { expression: CHECK_VISIBILITY, contextId: id }).catch(() => undefined)
  })
  await client.send('Runtime.enable')
}

const todaysChromium: Engine = { name: "today's Chromium", open: onPhone }
const oldChromium: Engine = {
  name: 'Chromium 92',
  async open(_today, baseURL) {
    const browser = await chromium.launch(findOldChromium())
    const { page, screen } = await onPhone(browser, baseURL)
    await polyfillCheckVisibility(page)
    return { screen, close: () => browser.close() }
  },
}
const webKit: Engine = { name: 'WebKit', open: (_today, baseURL) => launchWebKit(baseURL) }

export const ENGINES: readonly Engine[] = [
  todaysChromium,
  ...(canRunOldChromium ? [oldChromium] : []),
  ...(canRunWebKit() ? [webKit] : []),
]
