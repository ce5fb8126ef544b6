import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../support/judges/accessible.ts'
import { MemberTime } from '../support/member-time.ts'
import { mailedLink, PASSWORD } from '../support/people.ts'
import { acceptCrop } from '../support/photo-upload.ts'
import { aPicture } from '../support/picture.ts'

test.describe.configure({ timeout: 300_000 })

const MAX_PRESSES = 12
const MAX_SECONDS = 120
const SUGGESTIONS = 5

test('a new member reaches five suggestions with reasons within twelve presses and two minutes', async ({
  page,
  request,
}) => {
  await signUp(page, request, `zainab.${Date.now()}@journey.test`)
  const member = new MemberTime(page)
  const steps = page.getByRole('dialog').first()
  const next = async (button: string) => {
    await expectAccessible(page)
    await member.press(steps.getByRole('button', { name: button }))
  }
  const answer = async (step: number, choice?: string) => {
    await expect(steps.getByText(`Step ${step} of 6`)).toBeVisible()
    await member.read(steps)
    if (choice) await member.press(steps.getByText(choice, { exact: true }))
  }

  await test.step('she is welcomed and asked for a photo first', async () => {
    await expect(page.getByRole('heading', { name: 'Welcome, Zainab!', includeHidden: true })).toBeAttached()
    await expect(steps.getByText('Step 1 of 6')).toBeVisible()
    await expectAccessible(page)
    await member.read(steps)
    await member.chooseFile(steps.getByText('Choose a Photo'), {
      name: 'me.jpg',
      mimeType: 'image/jpeg',
      buffer: await aPicture(page),
    })
    const crop = page.getByRole('dialog', { name: 'Crop Your Photo' })
    await expect(crop.getByRole('button', { name: 'Use Photo' })).toBeEnabled()
    await expectAccessible(page)
    await member.read(crop)
    await acceptCrop(page, (button) => member.press(button))
    await member.press(steps.getByRole('button', { name: 'Continue' }))
  })

  await test.step('faith, languages and wishes take one press each, and she skips the rest', async () => {
    await answer(2, 'Islam')
    await next('Continue')
    await answer(3, 'Hausa')
    await next('Continue')
    await answer(4)
    await next('Skip')
    await answer(5)
    await next('Skip')
    await answer(6, 'A man')
    await next('See Who Fits')
  })

  await test.step('she sees suitable people and the reasons', async () => {
    await expect(page).toHaveURL(/\/find-matches/)
    const cards = page.getByRole('article')
    await expect(cards.nth(SUGGESTIONS - 1)).toBeVisible()
    for (let place = 0; place < SUGGESTIONS; place++) {
      await expect(cards.nth(place).getByRole('listitem').first()).toBeAttached()
      await member.read(cards.nth(place))
    }
    const seconds = member.report()
    expect(member.presses).toBeLessThanOrEqual(MAX_PRESSES)
    expect(seconds).toBeLessThanOrEqual(MAX_SECONDS)
  })

  await test.step('everything is saved, and the steps do not return', async () => {
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { name: 'Welcome, Zainab!' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.goto('/profile?section=faith')
    await expect(page.getByLabel('Faith', { exact: true })).toHaveValue('islam')
  })
})

async function signUp(page: Page, request: Parameters<typeof mailedLink>[0], email: string) {
  const data = {
    full_name: 'Zainab Bello',
    gender: 'Female',
    date_of_birth: '1994-06-01',
    country_of_residence: 'NG',
    agreed_to_terms: true,
  }
  const answer = await page.request.post('/auth/v1/sign-up/email', {
    data: { email, password: PASSWORD, data },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(answer.status()).toBe(200)
  await page.goto(await mailedLink(request, email))
  await expect(page).toHaveURL(/\/dashboard/)
}
