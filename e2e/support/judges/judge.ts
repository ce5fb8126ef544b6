import { expect, type Page } from '@playwright/test'

export type Judge = (page: Page) => Promise<string[]>

/** Findings are soft failures, so the remaining screens are still judged. */
export async function expectNoFindings(page: Page, judges: Record<string, Judge>): Promise<void> {
  for (const [promise, judge] of Object.entries(judges)) expect.soft(await judge(page), promise).toEqual([])
}
