import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Counts animations and transitions under way; a placeholder's shimmer repeats and never ends. */
const MOVING =
  'document.getAnimations().filter(({ playState, effect }) => playState === "running" && effect.getComputedTiming().endTime < Infinity).length'

/** Axe rules that depend on color. */
const ABOUT_COLORS = ['color-contrast', 'link-in-text-block']

/**
 * Axe finds no accessibility violation on the page in its current state.
 * @param except rules that do not apply in this state, each with its reason beside the call
 */
export const expectAccessible = (page: Page, except: string[] = []): Promise<void> =>
  expectNoViolation(page, (axe) => axe.disableRules(except))

/**
 * The same in light and dark, as set in the system. The two differ in their colors alone (`tokens.css`), so that all
 * other rules are looked at once.
 */
export async function expectAccessibleInBothThemes(page: Page, except: string[] = []): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await expectAccessible(page, except)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await expectNoViolation(page, (axe) => axe.withRules(ABOUT_COLORS))
}

async function expectNoViolation(page: Page, choose: (axe: AxeBuilder) => AxeBuilder): Promise<void> {
  await expect.poll(() => page.evaluate(MOVING), 'animations that end').toBe(0)
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] }) // what passes need not be described
    .setLegacyMode() // no further page, which adds up the results of frames from elsewhere: ours has none
  const { violations } = await choose(axe).analyze()
  const findings = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  )
  expect(findings).toEqual([])
}
