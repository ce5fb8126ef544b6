import { expect, test } from '@playwright/test'
import { enter } from '../support/people.ts'

test('offline: a written message is kept and sent once when the connection is back', async ({
  page,
  context,
}) => {
  const words = `Are you there? ${test.info().project.name} ${Date.now()}`
  await enter(page, 'kofi@demo.ndoa.test')
  await page.goto('/messages')
  await page.getByRole('main').getByRole('link', { name: /\w/ }).first().click()
  const field = page.getByRole('textbox', { name: /message/i })
  await expect(field).toBeVisible()
  await context.setOffline(true)
  await field.fill(words)
  await field.press('Enter')
  const own = page.getByRole('main').getByText(words)
  await expect(own.last()).toBeVisible()
  const retry = page.getByRole('button', { name: 'Retry' }).last()
  await expect(retry).toBeVisible({ timeout: 20_000 })
  await context.setOffline(false)
  await retry.click()
  await expect(page.getByRole('img', { name: /^(Sent|Read)$/ }).last()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('main').getByText(words).last()).toBeVisible()
  await expect(page.locator('p[dir=auto]').getByText(words, { exact: true })).toHaveCount(1)
})

test('offline: the app opens and says so, and Try Again loads the screen when the connection is back', async ({
  page,
  context,
}) => {
  await enter(page, 'kofi@demo.ndoa.test')
  await page.goto('/my-matches')
  await expect(page.getByText(/% match/).first()).toBeVisible()
  await page.evaluate('navigator.serviceWorker?.ready')
  await context.setOffline(true)
  await page.goto('/likes')
  await expect(
    page.getByText('You seem to be offline. Please check your connection and try again.').first(),
  ).toBeVisible({ timeout: 20_000 })
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('button', { name: /^Like Back/ }).first()).toBeVisible()
})
