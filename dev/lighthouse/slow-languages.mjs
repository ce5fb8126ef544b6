import { chromium } from '@playwright/test'
import { CONNECTION } from './slow-connection.mjs'

/** One language per script, and French; each is compared with English. */
const LANGUAGES = ['en', 'fr', 'ar', 'am']
const PAGES = {
  landing: (language) => (language === 'en' ? '/' : `/${language}`),
  login: () => '/login',
}
const ROUNDS = 9
/** Milliseconds by which the first paint may be later than in English. */
const MAX_DELAY = 50

/**
 * Prints how much later than in English the first paint comes on a very slow connection. Compares medians of first
 * visits, in all languages in turn. @returns 1 if one is too late
 */
export async function measureLanguages(address, launchOptions) {
  const browser = await chromium.launch(launchOptions)
  const times = new Map()
  for (let round = 0; round < ROUNDS; round++)
    for (const [page, pathIn] of Object.entries(PAGES))
      for (const language of rotated(LANGUAGES, round)) {
        const time = await firstPaint(browser, address, language, pathIn(language))
        const key = `${page} ${language}`
        times.set(key, [...(times.get(key) ?? []), time])
      }
  await browser.close()

  console.log(
    `\n400 kbit/s, 400 ms: first paint, median of ${ROUNDS} (at most ${MAX_DELAY} ms later than in English):`,
  )
  let late = 0
  for (const page of Object.keys(PAGES))
    for (const language of LANGUAGES) {
      const time = median(times.get(`${page} ${language}`))
      const later = time - median(times.get(`${page} en`))
      console.log(
        `${page.padEnd(8)} ${language} ${time.toFixed(0).padStart(6)} ms ${later.toFixed(0).padStart(6)}`,
      )
      if (later > MAX_DELAY) late = 1
    }
  return late
}

/** Rotates the order, because a machine that slows down affects later visits. */
const rotated = (list, by) => [...list.slice(by % list.length), ...list.slice(0, by % list.length)]

/** @returns milliseconds until a new visitor's first paint */
async function firstPaint(browser, address, language, path) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    locale: language,
    serviceWorkers: 'block',
  })
  await context.addCookies([{ name: 'language', value: language, url: address }])
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', CONNECTION)
  await page.goto(`${address}${path}`, { waitUntil: 'commit', timeout: 60_000 })
  const paint = await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    undefined,
    { timeout: 60_000 },
  )
  const time = await paint.jsonValue()
  const spoken = await page.evaluate(() => document.documentElement.lang)
  if (spoken !== language) throw new Error(`${path} is in ${spoken}, not in ${language}.`)
  await context.close()
  return time
}

const median = (numbers) => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)]
