import { chromium } from '@playwright/test'

/** 400 kbit/s with a round trip of 400 ms, like a phone at the edge of its network. */
export const CONNECTION = {
  offline: false,
  latency: 400,
  downloadThroughput: 50_000,
  uploadThroughput: 50_000,
}
const SLOWEST = { text: 2.5, hero: 4 }

/** Prints the seconds until the landing page's first text and its complete hero. @returns 1 if either is too slow */
export async function measureSlowConnection(address, launchOptions) {
  const browser = await chromium.launch(launchOptions)
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', CONNECTION)
  await page.goto(address, { waitUntil: 'load', timeout: 60_000 })
  const measured = await page.evaluate(heroTimes)
  await browser.close()
  const seconds = { text: measured.text / 1000, hero: measured.hero / 1000 }
  console.log(
    `\n400 kbit/s, 400 ms: first text after ${seconds.text.toFixed(2)} s, hero complete after ${seconds.hero.toFixed(2)} s`,
  )
  return seconds.text > SLOWEST.text || seconds.hero > SLOWEST.hero ? 1 : 0
}

/** Runs in the page: the first contentful paint, and the arrival of the last element on the first screen. */
function heroTimes() {
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  const ofHero = /\/(woman|man|quilt-strip)\.svg$|\.woff2$|\.css$/
  const parts = performance.getEntriesByType('resource').filter(({ name }) => ofHero.test(name))
  return { text: paint.startTime, hero: Math.max(paint.startTime, ...parts.map((part) => part.responseEnd)) }
}
