import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { mailedLink, PASSWORD } from '../support/people.ts'
import { acceptCrop } from '../support/photo-upload.ts'
import { aPicture } from '../support/picture.ts'

const MOST_PRESSES = 12
const SUGGESTIONS = 5

test('a new member reaches five suggestions with reasons in at most twelve presses', async ({
  page,
  request,
}, { project, retry }) => {
  await signUp(page, request, `zainab.${project.name}.${retry}.${Date.now()}@journey.test`)
  const presses = new Presses(page)
  const steps = page.getByRole('dialog').first()

  await test.step('she is welcomed, and asked for a photo first', async () => {
    await expect(page.getByRole('heading', { name: 'Welcome, Zainab!', includeHidden: true })).toBeAttached()
    await expect(steps.getByText('Step 1 of 6')).toBeVisible()
    await expectAccessible(page)
    const chooser = page.waitForEvent('filechooser')
    await presses.on(steps.getByText('Choose a Photo'))
    await (await chooser).setFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await aPicture(page) })
    const crop = page.getByRole('dialog', { name: 'Crop Your Photo' })
    await expect(crop.getByRole('button', { name: 'Use Photo' })).toBeEnabled()
    await expectAccessible(page)
    await acceptCrop(page, (button) => presses.on(button))
    await presses.on(steps.getByRole('button', { name: 'Continue' }))
  })

  await test.step('faith, languages and wishes take one press each, and the rest is skipped', async () => {
    await presses.on(steps.getByText('Islam', { exact: true }))
    await expectAccessible(page)
    await presses.on(steps.getByRole('button', { name: 'Continue' }))
    await presses.on(steps.getByRole('button', { name: 'Hausa' }))
    await expectAccessible(page)
    await presses.on(steps.getByRole('button', { name: 'Continue' }))
    await expectAccessible(page)
    await presses.on(steps.getByRole('button', { name: 'Skip' }))
    await expectAccessible(page)
    await presses.on(steps.getByRole('button', { name: 'Skip' }))
    await presses.on(steps.getByText('A man', { exact: true }))
    await expectAccessible(page)
    await presses.on(steps.getByRole('button', { name: 'See Who Fits' }))
  })

  await test.step('she sees people who fit, and why', async () => {
    await expect(page).toHaveURL(/\/find-matches/)
    const cards = page.getByRole('article')
    await expect(cards.nth(SUGGESTIONS - 1)).toBeVisible()
    for (let place = 0; place < SUGGESTIONS; place++)
      await expect(cards.nth(place).getByRole('listitem').first()).toBeAttached()
    expect(presses.count).toBeLessThanOrEqual(MOST_PRESSES)
  })

  await test.step('everything is saved, and she is not asked again', async () => {
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { name: 'Welcome, Zainab!' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.goto('/profile?section=faith')
    await expect(page.getByLabel('Faith', { exact: true })).toHaveValue('islam')
  })
})

/** Presses of a person, counted. */
class Presses {
  count = 0
  private readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  async on(target: ReturnType<Page['getByText']>): Promise<void> {
    this.count += 1
    await expect(this.page.getByRole('dialog').first()).toBeVisible()
    await target.click()
  }
}

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
