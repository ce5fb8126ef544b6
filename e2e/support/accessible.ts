import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Counts animations and transitions under way; a placeholder's shimmer repeats and never ends. */
const MOVING =
  'document.getAnimations().filter(({ playState, effect }) => playState === "running" && effect.getComputedTiming().endTime < Infinity).length'

/**
 * Axe finds no accessibility violation on the page in its current state.
 * @param except rules that do not apply in this state, each with its reason beside the call
 */
export async function expectAccessible(page: Page, except: string[] = []): Promise<void> {
  await expect.poll(() => page.evaluate(MOVING), 'animations that end').toBe(0)
  const { violations } = await new AxeBuilder({ page }).disableRules(except).analyze()
  const findings = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  )
  expect(findings).toEqual([])
}
