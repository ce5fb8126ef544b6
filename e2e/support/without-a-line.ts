import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import { goOffline, goOnline, offline, passTime } from './network.ts'
import { furtherScreens, ownCalls, screens } from './screens.ts'

export const AWAY = 20_000
/**
 * Milliseconds until a page calls the server again and no longer shows that it is offline, however long the answer
 * takes.
 */
const RECOVERY_TIMEOUT = 3_000

export interface OnScreen {
  page: Page
  content: Locator
  call: string
}

export async function openCachedScreen(page: Page, address: string): Promise<OnScreen> {
  const loaded = { ...screens, ...furtherScreens }[address]
  const call = ownCalls[address]
  if (!loaded || !call) throw new Error(`${address} is none of the screens that a device keeps`)
  await page.goto(address)
  return { page, content: loaded(page).locator('visible=true').first(), call }
}

/**
 * Checks that shown content stays visible offline and through a reload, and refreshes automatically.
 * @param context needs an installed clock
 */
export async function expectToSurviveOffline(
  context: BrowserContext,
  shown: readonly OnScreen[],
): Promise<void> {
  for (const { content } of shown) await expect(content).toBeVisible()
  await goOffline(context)
  for (const { page, content } of shown) {
    await expect(content).toBeVisible()
    await page.reload()
    await expect(content).toBeVisible()
    await expect(offline(page)).toHaveCount(1)
    await expect(page.getByText(/as of \d+:\d\d/)).toBeVisible()
    await expect(page.getByText(/Error Loading|Failed to|Something went wrong/)).toHaveCount(0)
  }
  await passTime(context, AWAY)
  for (const { content } of shown) await expect(content).toBeVisible()
  let recoveryTime = await loadedAgain(context, shown)
  // Retries, because a busy machine may be late once, while a slow screen is late each time.
  for (let again = 0; recoveryTime > RECOVERY_TIMEOUT && again < 2; again++) {
    await goOffline(context)
    for (const { page, content } of shown) {
      await page.reload()
      await expect(content).toBeVisible()
      await expect(offline(page)).toHaveCount(1)
    }
    recoveryTime = await loadedAgain(context, shown)
  }
  expect(recoveryTime).toBeLessThanOrEqual(RECOVERY_TIMEOUT)
}

/** @returns milliseconds until every page has called again and no longer shows that it is offline */
async function loadedAgain(context: BrowserContext, shown: readonly OnScreen[]): Promise<number> {
  const answers = shown.map(({ page, call }) =>
    page.waitForResponse((response) => {
      const { pathname, search } = new URL(response.url())
      return response.ok() && [pathname, pathname + search].includes(`/functions/v1/${call}`)
    }),
  )
  const began = Date.now()
  const [known, ...fresh] = await Promise.all([goOnline(context), ...answers])
  const called = fresh.map((answer) => answer.request().timing().startTime - began)
  for (const { content } of shown) await expect(content).toBeVisible()
  return Math.max(known, ...called)
}
