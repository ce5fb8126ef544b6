import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/**
 * Axe finds no accessibility violation on the page in its current state.
 * @param except rules that do not apply in this state, each with its reason beside the call
 */
export async function expectAccessible(page: Page, except: string[] = []): Promise<void> {
  await page.evaluate(
    'Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {})))',
  )
  const { violations } = await new AxeBuilder({ page }).disableRules(except).analyze()
  const findings = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  )
  expect(findings).toEqual([])
}
