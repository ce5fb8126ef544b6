import { type BrowserContext, expect, type Page } from '@playwright/test'

export const offline = (page: Page) => page.getByText('You’re offline.')

/** Cuts the network of all pages of a context, when the worker that keeps their files is there. */
export async function cut(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) await page.evaluate('navigator.serviceWorker?.ready')
  await context.setOffline(true)
  for (const page of context.pages()) await expect(offline(page)).toHaveCount(1)
}

/** The network is back. @returns after how many milliseconds all pages know it */
export async function mend(context: BrowserContext): Promise<number> {
  const began = Date.now()
  await context.setOffline(false)
  for (const page of context.pages()) await expect(offline(page)).toHaveCount(0)
  return Date.now() - began
}
