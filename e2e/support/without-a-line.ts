import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import { cut, mend, offline } from './network.ts'
import { furtherScreens, ownCalls, screens } from './screens.ts'

/** How long the line is away; milliseconds. */
export const AWAY = 20_000
/**
 * Within how long a page has called the server again and no longer says that it is offline; milliseconds. How long the
 * answer takes is up to the line.
 */
const BACK_WITHIN = 3_000

/** What a page shows, and the call that brings it, with its query where the name alone says too little. */
export interface OnScreen {
  page: Page
  content: Locator
  call: string
}

/** Opens a screen that a device keeps. */
export async function openKept(page: Page, address: string): Promise<OnScreen> {
  const loaded = { ...screens, ...furtherScreens }[address]
  const call = ownCalls[address]
  if (!loaded || !call) throw new Error(`${address} is none of the screens that a device keeps`)
  await page.goto(address)
  return { page, content: loaded(page).locator('visible=true').first(), call }
}

/**
 * What is shown stays while the line is away and through a reload, and is loaded again by itself.
 * @param browsers what each of them shows; they are without a line at the same time, and get it back one after another
 */
export async function loseLine(browsers: readonly (readonly OnScreen[])[]): Promise<void> {
  for (const { content } of browsers.flat()) await expect(content).toBeVisible()
  for (const shown of browsers) await cut(contextOf(shown))
  const began = Date.now()
  for (const { page, content } of browsers.flat()) {
    await expect(content).toBeVisible()
    await page.reload()
    await expect(content).toBeVisible()
    await expect(offline(page)).toHaveCount(1)
    await expect(page.getByText(/as of \d+:\d\d/)).toBeVisible()
    await expect(page.getByText(/Error Loading|Failed to|Something went wrong/)).toHaveCount(0)
  }
  await browsers[0]?.[0]?.page.waitForTimeout(Math.max(0, began + AWAY - Date.now()))
  for (const shown of browsers) await getLineBack(shown)
}

async function getLineBack(shown: readonly OnScreen[]): Promise<void> {
  const context = contextOf(shown)
  let back = await loadedAgain(context, shown)
  // A busy machine may be late once; a screen that is late is late each time.
  for (let again = 0; back > BACK_WITHIN && again < 2; again++) {
    await cut(context)
    for (const { page, content } of shown) {
      await page.reload()
      await expect(content).toBeVisible()
      await expect(offline(page)).toHaveCount(1)
    }
    back = await loadedAgain(context, shown)
  }
  expect(back).toBeLessThanOrEqual(BACK_WITHIN)
}

function contextOf([first]: readonly OnScreen[]): BrowserContext {
  if (!first) throw new Error('A browser that shows nothing has no line to lose.')
  return first.page.context()
}

/**
 * The line is back, and each page has a fresh answer to its call.
 * @returns after how many milliseconds all had made that call and none said any more that it is offline
 */
async function loadedAgain(context: BrowserContext, shown: readonly OnScreen[]): Promise<number> {
  const answers = shown.map(({ page, call }) =>
    page.waitForResponse((response) => {
      const { pathname, search } = new URL(response.url())
      return response.ok() && [pathname, pathname + search].includes(`/functions/v1/${call}`)
    }),
  )
  const began = Date.now()
  const [known, ...fresh] = await Promise.all([mend(context), ...answers])
  const called = fresh.map((answer) => answer.request().timing().startTime - began)
  for (const { content } of shown) await expect(content).toBeVisible()
  return Math.max(known, ...called)
}
