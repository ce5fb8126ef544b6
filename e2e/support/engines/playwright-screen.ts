import { expect, type Page } from '@playwright/test'
import type { Name, Role, Screen } from './screen.ts'

export function playwrightScreen(page: Page): Screen {
  const first = (role: Role, name: Name) => page.getByRole(role, { name, exact: true }).first()
  return {
    // A redirecting page may navigate away before it has loaded.
    open: async (address) => void (await page.goto(address, { waitUntil: 'commit' })),
    press: (role, name) => first(role, name).click(),
    type: (role, name, text) => first(role, name).fill(text),
    choose: async (label, option) => void (await page.getByLabel(label).selectOption(option)),
    upload: (path) => page.locator('input[type=file]').first().setInputFiles(path),
    sees: (words) => expect(page.getByText(words).locator('visible=true').first()).toBeVisible(),
    isAt: (address) => expect(page).toHaveURL(address),
    picture: () => page.screenshot(),
  }
}
