import { expect, type Page, test } from '@playwright/test'
import { aMember } from '../support/accounts.ts'
import { expectAccessible } from '../support/judges/accessible.ts'
import { expectNoFindings } from '../support/judges/judge.ts'
import { layoutFaultsOn } from '../support/judges/misfits.ts'
import { latinWords } from '../support/judges/untranslated.ts'
import { MemberTime } from '../support/member-time.ts'
import { waitUntilSettled, watchRequests } from '../support/network.ts'
import { aBrowser, idOf } from '../support/people.ts'
import { expectVariant, uploadPhoto } from '../support/photos.ts'

const TAB = '/settings?tab=membership'
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function buy(page: Page, { tier, method, price }: { tier: string; method?: string; price: string }) {
  await page.goto(TAB)
  await page.getByRole('radio', { name: new RegExp(tier) }).check()
  if (method) await page.getByRole('radio', { name: method }).check()
  await button(page, `Pay ${price}`).click()
  await page.waitForURL(/\/dev\/providers\//)
}

function pressesOf(member: MemberTime): () => number {
  let counted = 0
  return () => {
    const more = member.presses - counted
    counted = member.presses
    return more
  }
}

test('by card: a member buys with renewal, stops it in one press, and withdraws in two', async ({ page }) => {
  await aMember(page, 'Amaka Eze')
  const member = new MemberTime(page)
  const presses = pressesOf(member)
  await page.goto(TAB)
  await expect(page.getByRole('heading', { name: 'No membership' })).toBeVisible()
  await member.press(page.getByRole('radio', { name: /Super Ndoa/ }))
  const renews = page.getByRole('switch', { name: 'Renew automatically with this card' })
  await expect(renews).not.toBeChecked()
  await member.press(renews)
  await member.press(button(page, 'Pay ₦3,500'))
  await page.waitForURL(/\/dev\/providers\//)
  await expect(page.getByText(/3,?500/).first()).toBeVisible()
  await member.press(button(page, 'Pay'))
  expect(presses()).toBe(4)
  await expect(page.getByText(/^Thank you\. Super Ndoa is yours until/)).toBeVisible()
  await expect(page.getByText(/Renews on .+ for ₦3,500, with the card ending in \d{4}/)).toBeVisible()
  await expectAccessible(page)

  await member.press(button(page, 'Stop Renewing'))
  await expect(page.getByText('It won’t renew.')).toBeVisible()
  expect(presses()).toBe(1)

  await button(page, 'Receipt').click()
  await expect(page.getByRole('heading', { name: /^Receipt \d+$/ })).toBeVisible()
  await expect(page.getByText('Tax included (7.5%)')).toBeVisible()
  await button(page, 'Back').click()

  await member.press(button(page, 'Withdraw and Get My Money Back'))
  await member.press(button(page, 'Confirm Withdrawal'))
  await expect(page.getByRole('heading', { name: 'No membership' })).toBeVisible()
  expect(presses()).toBe(2)
  await expect(page.getByText(/The payment didn’t go through/)).toHaveCount(0)
  await expect(page.getByText(/Money on its way back|Money returned/)).toBeVisible()
  await expect(async () => {
    await page.reload()
    await expect(page.getByText('Money returned', { exact: false })).toBeVisible({ timeout: 3_000 })
  }).toPass()
})

test('by mobile money: a payment is declined, unanswered, then approved', async ({ page }) => {
  await aMember(page, 'Abena Mensah', {}, 'GH')
  const number = () => page.getByRole('textbox')
  await buy(page, { tier: 'Easy Ndoa', method: 'Mobile money', price: 'GH₵20' })
  await number().fill('0244123456')
  await button(page, 'Decline').click()
  await expect(page.getByText('The payment didn’t go through, and you weren’t charged.')).toBeVisible()

  await buy(page, { tier: 'Easy Ndoa', method: 'Mobile money', price: 'GH₵20' })
  await number().fill('0244123456')
  await button(page, 'No answer').click()
  await expect(page.getByText(/If your phone asks for your PIN/)).toBeVisible()

  await buy(page, { tier: 'Easy Ndoa', method: 'Mobile money', price: 'GH₵20' })
  await number().fill('0244123456')
  await button(page, 'Approve').click()
  await expect(page.getByText(/^Thank you\. Easy Ndoa is yours until/)).toBeVisible()
  await expect(page.getByText(/^Until .+ It ends by itself\.$/)).toBeVisible()
})

test('the receipt’s link refunds without a sign-in', async ({ page, browser }) => {
  const { email } = await aMember(page, 'Nneka Obi')
  await buy(page, { tier: 'Easy Ndoa', price: '₦2,000' })
  await button(page, 'Pay').click()
  await expect(page.getByText(/^Thank you/)).toBeVisible()
  const sent = (await (await page.request.get('/dev/outbox.json')).json()) as {
    to: string
    links: string[]
  }[]
  const link = sent
    .flatMap(({ to, links }) => (to === email ? links : []))
    .find((one) => one.includes('/membership-order'))
  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto(link ?? '')
  await expect(stranger.getByText('Easy Ndoa, 1 month')).toBeVisible()
  await expect(stranger.getByText(/You paid ₦2,000/)).toBeVisible()
  await expectAccessible(stranger)
  const holder = new MemberTime(stranger)
  await holder.press(button(stranger, 'Withdraw and Get My Money Back'))
  await holder.press(button(stranger, 'Confirm Withdrawal'))
  await expect(stranger.getByText(/It has ended, and ₦2,000/)).toBeVisible()
  expect(holder.presses).toBe(2)
  await page.goto(TAB)
  await expect(page.getByRole('heading', { name: 'No membership' })).toBeVisible()
})

test('a blurred photo is clear as soon as the viewer buys a membership', async ({ page, browser }) => {
  const his = await aBrowser(browser)
  await aMember(his, 'Chidi Obi', { gender: 'Male' })
  await uploadPhoto(his)
  await his.goto('/settings?tab=privacy')
  await his.getByRole('switch', { name: 'Photo Blur' }).click()
  await his.getByRole('button', { name: 'Save Changes' }).click()
  await expect(his.getByText('Settings saved successfully!')).toBeVisible()

  await aMember(page, 'Adaeze Ike')
  const profile = `/find-matches?member=${await idOf(his)}`
  const photo = page.getByRole('dialog').getByRole('img', { name: 'Photo 1 of 1 of Chidi' })
  await page.goto(profile)
  await expectVariant(photo, 'blur')
  await buy(page, { tier: 'Easy Ndoa', price: '₦2,000' })
  await button(page, 'Pay').click()
  await expect(page.getByText(/^Thank you/)).toBeVisible()
  await page.goto(profile)
  await expectVariant(photo, 'w')
})

test('a Premium member saves, renames, silences and opens a search, which outlives the membership', async ({
  page,
}) => {
  await aMember(page, 'Ngozi Ade')
  await page.goto('/find-matches?country=GH')
  await button(page, 'Save This Search').click()
  const sheet = page.getByRole('dialog', { name: 'Saved Searches' })
  await expect(sheet.getByText(/part of Premium Ndoa\. Every filter stays free/)).toBeVisible()
  await expect(sheet.getByRole('textbox')).toHaveCount(0)

  await buy(page, { tier: 'Premium Ndoa', price: '₦5,000' })
  await button(page, 'Pay').click()
  await expect(page.getByText(/^Thank you\. Premium Ndoa is yours until/)).toBeVisible()

  await page.goto('/find-matches?country=GH')
  await button(page, 'Save This Search').click()
  await sheet.getByRole('textbox', { name: 'Name of the search' }).fill('In Ghana')
  await sheet.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(sheet.getByText('Saved. We’ll tell you when someone new fits.')).toBeVisible()
  await expect(sheet.getByText(/Ghana ·|· Ghana/)).toBeVisible()
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Rename: In Ghana' }).click()
  await sheet.getByRole('textbox', { name: 'Name of the search' }).fill('Accra and around')
  await sheet.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(sheet.getByRole('heading', { name: 'Accra and around' })).toBeVisible()
  const alerts = sheet.getByRole('switch', { name: 'Tell me when someone new fits' })
  const saved = page.waitForResponse(/update-saved-search/)
  await alerts.click()
  await expect(alerts).not.toBeChecked()
  await saved // opening another page earlier would abort the call

  await page.goto('/find-matches?saved=yes')
  await expect(alerts).not.toBeChecked()
  await sheet.getByRole('button', { name: 'Open: Accra and around' }).click()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(/country=GH/)

  await page.goto(TAB)
  await button(page, 'Withdraw and Get My Money Back').click()
  await button(page, 'Confirm Withdrawal').click()
  await expect(page.getByRole('heading', { name: 'No membership' })).toBeVisible()
  await page.goto('/find-matches?saved=yes')
  await expect(sheet.getByText(/Your searches are kept, and you can open them\./)).toBeVisible()
  await sheet.getByRole('button', { name: 'Delete: Accra and around' }).click()
  await sheet.getByRole('button', { name: 'Delete It: Accra and around' }).click()
  await expect(sheet.getByRole('heading', { name: 'Accra and around' })).toHaveCount(0)
})

test('the public page shows the prices of the chosen country', async ({ page }) => {
  await page.goto('/membership')
  await page.getByRole('combobox', { name: 'Where you live' }).selectOption({ label: 'Kenya' })
  await expect(page.locator('#price-cards').getByText('KSh 250', { exact: true })).toBeVisible()
  await expect(page.getByText('Pay by card or with mobile money.')).toBeVisible()
  await page.getByText('Show the prices of every country').click()
  await expectAccessible(page)
})

test('a membership in Arabic: purchase, receipt and the page of its link', async ({ page }) => {
  watchRequests(page)
  const judges = { 'everything fits': layoutFaultsOn, 'no word in Latin letters': latinWords(page) }
  const look = (where: string) =>
    test.step(where, async () => {
      await waitUntilSettled(page)
      await expectNoFindings(page, judges)
    })
  const { email } = await aMember(page, 'ليلى حسن', { email: `layla.${Date.now()}@journey.test` })
  await switchToArabic(page)
  await page.goto('/settings?tab=membership')
  await page.getByRole('radio').nth(1).check()
  await page.getByRole('switch').click()
  await look('what can be bought')
  await page.getByRole('button', { name: /^دفع/ }).click()
  await page.waitForURL(/\/dev\/providers\//)
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByText(/^شكرًا لك/)).toBeVisible()
  await look('what was bought')
  await page.getByRole('button', { name: 'الإيصال' }).click()
  await expect(page.getByRole('heading', { name: /^الإيصال رقم/ })).toBeVisible()
  await look('the receipt')

  const sent = (await (await page.request.get('/dev/outbox.json')).json()) as {
    to: string
    links: string[]
  }[]
  const links = sent.flatMap((mail) => (mail.to === email ? mail.links : []))
  await page.goto(links.find((link) => link.includes('/membership-order')) ?? '')
  await expect(page.getByText(/المبلغ المدفوع/)).toBeVisible()
  await look('the page of the link')
})

async function switchToArabic(page: Page) {
  const answer = await page.request.put(`/functions/v1/set-language?user_id=${await idOf(page)}`, {
    data: { language: 'ar' },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(answer.status()).toBe(200)
}
