import { expect, type Page } from '@playwright/test'

export type Judge = (page: Page) => Promise<string[]>

/** Reports findings as soft failures, so that the test goes on to the remaining screens. */
export async function expectNoFindings(page: Page, judges: Record<string, Judge>): Promise<void> {
  for (const [promise, judge] of Object.entries(judges)) expect.soft(await judge(page), promise).toEqual([])
}
