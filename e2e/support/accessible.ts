import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'

/** Counts animations and transitions under way; a placeholder's shimmer repeats and never ends. */
const MOVING =
  'document.getAnimations().filter(({ playState, effect }) => playState === "running" && effect.getComputedTiming().endTime < Infinity).length'

/** Axe rules that depend on color. */
const ABOUT_COLORS = ['color-contrast', 'link-in-text-block']

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Axe finds no accessibility violation on the page in its current state.
 * @param except rules that do not apply in this state, each with its reason beside the call
 */
export const expectAccessible = (page: Page, except: string[] = []): Promise<void> =>
  expectNoViolation(page, { rules: Object.fromEntries(except.map((rule) => [rule, { enabled: false }])) })

/**
 * The same in light and dark, as set in the system. The two differ in their colors alone (`tokens.css`), so that all
 * other rules are looked at once.
 */
export async function expectAccessibleInBothThemes(page: Page, except: string[] = []): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await expectAccessible(page, except)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await expectNoViolation(page, { runOnly: ABOUT_COLORS })
}

/** Axe is loaded once in a page: Playwright's builder of it loads it twice for each look, which takes longer than looking. */
async function expectNoViolation(page: Page, options: object): Promise<void> {
  await expect.poll(() => page.evaluate(MOVING), 'animations that end').toBe(0)
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(AXE)
  const findings = await page.evaluate<string[]>(`(async () => {
    const { violations } = await axe.run(document, ${JSON.stringify({ ...options, resultTypes: ['violations'] })})
    return violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ target }) => target.join(' ')).join(' | '))
  })()`)
  expect.soft(findings).toEqual([])
}
