import { expect, type Page, test } from '@playwright/test'
import { aMember } from '../support/accounts.ts'
import { pressOn, tabTo } from '../support/keyboard.ts'
import { signInByApi } from '../support/people.ts'

const main = (page: Page) => page.getByRole('main')

test('by keyboard alone: skip the menu, filter, open a profile, like', async ({ page }) => {
  await aMember(page, 'Nkechi Obi')
  await page.goto('/find-matches')
  const cards = main(page).getByRole('article')
  await expect(cards.first()).toBeVisible()
  await pressOn(page, page.getByRole('link', { name: 'Skip to content' }))
  await tabTo(page, page.getByLabel('Country'))
  await page.keyboard.type('Nig')
  await expect(page).toHaveURL(/country=NG/)

  const first = cards.first().getByRole('link', { name: /, \d\d$/ })
  await pressOn(page, first)
  await pressOn(page, page.getByRole('dialog').getByRole('button', { name: 'See why' }))
  await expect(
    page
      .getByRole('dialog')
      .getByText(/Why \d+/)
      .first(),
  ).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(first).toBeFocused()

  await pressOn(page, cards.first().getByRole('button', { name: /% match: see why/ }))
  await pressOn(page, cards.first().getByRole('button', { name: 'Close' }))
  await pressOn(
    page,
    main(page)
      .getByRole('button', { name: /^Like / })
      .first(),
  )
  await expect(page.getByText('Like Sent!')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(main(page).locator(':focus')).toHaveCount(1)
})

test('by keyboard alone: write to a match and go back', async ({ page }) => {
  await signInByApi(page, 'amara@demo.ndoa.test')
  const words = `A word by keyboard ${Date.now()}`
  await page.goto('/my-matches')
  const chat = main(page)
    .getByRole('link', { name: /^Chat with/ })
    .first()
  await pressOn(page, chat)
  const field = page.getByRole('dialog').getByRole('textbox', { name: /^Message to/ })
  await expect(field).toBeFocused()
  await page.keyboard.type(words)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByText(words)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(chat).toBeFocused()
})

test('by keyboard alone: profile, photos, settings and notifications', async ({ page }) => {
  await signInByApi(page, 'amara@demo.ndoa.test')
  await test.step('profile', async () => {
    await page.goto('/profile')
    await tabTo(page, page.getByRole('tab', { name: 'Basic Info' }))
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: 'Faith & Beliefs' })).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await tabTo(page, page.getByLabel('Occupation'))
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('Pharmacist in Yaba')
    const save = page.getByRole('button', { name: 'Save Changes' })
    await pressOn(page, save)
    await pressOn(page, page.getByRole('dialog').getByRole('button', { name: 'Continue' }))
    await expect(save).toBeFocused()
  })

  await test.step('photos', async () => {
    await page.goto('/photos')
    await pressOn(page, page.getByRole('button', { name: 'Move photo 2 right' }))
    await expect(page.getByText('Photos reordered!')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Move photo 3 right' })).toBeFocused()
    const remove = page.getByRole('button', { name: 'Delete photo 4' })
    await pressOn(page, remove)
    await pressOn(page, page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }))
    await expect(remove).toBeFocused()
  })

  await test.step('settings', async () => {
    await page.goto('/settings')
    await pressOn(page, page.getByRole('switch', { name: 'Profile Views' }), 'Space')
    await pressOn(page, page.getByRole('button', { name: 'Save Changes' }))
    await expect(page.getByText('Settings saved successfully!')).toBeVisible()
  })

  await test.step('notifications', async () => {
    await page.goto('/notifications')
    const notifications = main(page).getByRole('article')
    await expect(notifications.first()).toBeVisible()
    const before = await notifications.count()
    await pressOn(page, notifications.first().getByRole('button', { name: /^Dismiss/ }))
    await expect(notifications).toHaveCount(before - 1)
    await expect(main(page).locator(':focus')).toHaveCount(1)
    await pressOn(page, notifications.first().getByRole('link'))
    await expect(page).not.toHaveURL(/notifications/)
  })
})
