import { expect, test } from '@playwright/test'
import { enter } from '../support/people.ts'
import { screens } from '../support/screens.ts'

/** Content that is on the screen does not move while the rest loads. */
const MOVED_AT_MOST = 0.02
/** Long enough for the placeholders to be seen. */
const ANSWERED_AFTER = 250
/** Where there is room for columns, these have them. */
const IN_COLUMNS = ['/dashboard', '/messages', '/photos']

// Requests through a service worker would not be delayed below.
test.use({ serviceWorkers: 'block' })

test('nothing moves while a screen loads', async ({ page, isMobile }) => {
  await enter(page, 'amara@demo.ndoa.test')
  await page.addInitScript(`
    window.moves = []
    new PerformanceObserver((list) => window.moves.push(...list.getEntries())).observe({
      type: 'layout-shift',
      buffered: true,
    })
  `)
  await page.route(/\/functions\/v1\//, async (route) => {
    const response = await route.fetch()
    await new Promise((resolve) => setTimeout(resolve, ANSWERED_AFTER))
    await route.fulfill({ response })
  })
  for (const [address, ready] of Object.entries(screens)) {
    if (!isMobile && !IN_COLUMNS.includes(address)) continue
    await test.step(address, async () => {
      await page.goto(address)
      await expect(ready(page).locator('visible=true').first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      const moved = await page.evaluate<{ value: number; what: string }[]>(`window.moves.map((move) => ({
        value: move.value,
        what: move.sources.map(({ node }) => node?.outerHTML?.slice(0, 120)).join(' | '),
      }))`)
      const total = moved.reduce((sum, { value }) => sum + value, 0)
      expect.soft(total, moved.map(({ what }) => what).join('\n')).toBeLessThanOrEqual(MOVED_AT_MOST)
    })
  }
})
