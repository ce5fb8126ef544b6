import type { Page } from '@playwright/test'

/** Cumulative layout shift score (CLS). */
const MAX_SHIFT = 0.02
/** Milliseconds, long enough for placeholders to appear. */
const ANSWER_DELAY = 250

const API_CALLS = /\/functions\/v1\//

/** Records layout shifts and delays answers from now on. Does not work through a service worker. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(`
    window.moves = []
    new PerformanceObserver((list) => window.moves.push(...list.getEntries())).observe({
      type: 'layout-shift',
      buffered: true,
    })
  `)
  await page.route(API_CALLS, async (route) => {
    const response = await route.fetch()
    await new Promise((resolve) => setTimeout(resolve, ANSWER_DELAY))
    await route.fulfill({ response })
  })
}

export const stopWatchingShifts = (page: Page): Promise<void> => page.unroute(API_CALLS)

export const shiftsOn = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(`(() => {
    const total = moves.reduce((sum, { value }) => sum + value, 0)
    return total <= ${MAX_SHIFT} ? [] : moves.map(({ value, sources }) =>
      value.toFixed(3) + ': ' + sources.map(({ node }) => node?.outerHTML?.slice(0, 120)).join(' | '))
  })()`)
