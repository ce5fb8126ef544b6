import { type Browser, expect, type Page } from '@playwright/test'
import { PASSWORD } from './people.ts'

/** Opens a desktop window, even in phone projects. */
export const aDesk = async (browser: Browser): Promise<Page> =>
  (
    await browser.newContext({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false })
  ).newPage()

export async function shownCode(page: Page, to: string): Promise<string> {
  const sent = (await (await page.request.get('/dev/outbox.json')).json()) as {
    channel: string
    to: string
    code: string
  }[]
  return sent.find((one) => one.channel === 'totp' && one.to === to)?.code ?? ''
}

export async function signInStaff(page: Page, email: string, first = 'Queue'): Promise<void> {
  await page.goto('/staff')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.getByRole('textbox', { name: 'Code' }).fill(await shownCode(page, email))
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible()
}

export const caseInQueue = (page: Page, words: string) =>
  page.getByRole('list', { name: 'Open cases' }).getByRole('listitem').filter({ hasText: words }).last()
