import { expect, type Locator, type Page } from '@playwright/test'

const STOPS = 250

export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  const reached = target.and(page.locator(':focus'))
  for (let stop = 0; stop < STOPS; stop++) {
    if ((await reached.count()) > 0) return
    await page.keyboard.press('Tab')
  }
  await expect(target, 'it can be reached with the Tab key').toBeFocused()
}

export async function pressOn(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}
