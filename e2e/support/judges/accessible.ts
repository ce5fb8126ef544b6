import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'

/** Counts running animations and transitions, without a placeholder's endless shimmer. */
const MOVING =
  'document.getAnimations().filter(({ playState, effect }) => playState === "running" && effect.getComputedTiming().endTime < Infinity).length'

const ABOUT_COLORS = ['color-contrast', 'link-in-text-block']

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

export const expectAccessible = async (page: Page, except: string[] = []): Promise<void> =>
  expect.soft(await violationsOn(page, except)).toEqual([])

export const expectAccessibleInBothThemes = async (page: Page, except: string[] = []): Promise<void> =>
  expect.soft(await violationsInBothThemes(page, except)).toEqual([])

export const violationsOn = (page: Page, except: string[] = []): Promise<string[]> =>
  runAxe(page, { rules: Object.fromEntries(except.map((rule) => [rule, { enabled: false }])) })

/** Runs only the rules about colors in both themes, because the themes differ only in colors (`tokens.css`). */
export async function violationsInBothThemes(page: Page, except: string[] = []): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  const light = await violationsOn(page, except)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  const dark = await runAxe(page, { runOnly: ABOUT_COLORS })
  return [...light, ...dark.map((violation) => `in the dark: ${violation}`)]
}

/** Injects Axe once per page: Playwright's builder loads it twice per run, which takes longer than the check. */
async function runAxe(page: Page, options: object): Promise<string[]> {
  await expect.poll(() => page.evaluate(MOVING), 'animations that end').toBe(0)
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(AXE)
  return page.evaluate<string[]>(`(async () => {
    const { violations } = await axe.run(document, ${JSON.stringify({ ...options, resultTypes: ['violations'] })})
    return violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ target }) => target.join(' ')).join(' | '))
  })()`)
}
