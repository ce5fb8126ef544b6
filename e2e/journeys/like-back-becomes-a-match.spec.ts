import { expect, type Page, test } from '@playwright/test'
import { aBrowser, mailedLink, register, signUpByApi } from '../support/people.ts'
import { acceptCrop } from '../support/photo-upload.ts'
import { aPicture } from '../support/picture.ts'

test('two strangers become a match and write to each other', async ({ browser, request }, {
  project,
  retry,
}) => {
  const run = `${project.name}.${retry}.${Date.now()}`
  const email = `adaeze.${run}@journey.test`
  const [name, hisName] = project.name === 'phone' ? ['Adaeze', 'Rwothomio'] : ['Chioma', 'Nabongo']
  const adaeze = await aBrowser(browser)
  const kato = await aBrowser(browser)
  await signUpByApi(
    kato,
    {
      fullName: `${hisName} Ssali`,
      gender: 'Male',
      dateOfBirth: '1969-03-01',
      email: `kato.${run}@journey.test`,
    },
    'UG',
  )

  await test.step('she registers, and the mailed link signs her in', async () => {
    await register(adaeze, { fullName: `${name} Nwosu`, gender: 'Female', dateOfBirth: '1996-02-11', email })
    await expect(adaeze.getByText('Thank you for Registering!')).toBeVisible()
    await adaeze.goto(await mailedLink(request, email))
    await expect(adaeze).toHaveURL(/\/dashboard/)
    await expect(adaeze.getByText(`Hello, ${name}`)).toBeVisible()
  })

  await test.step('she postpones the first steps', async () => {
    const steps = adaeze.getByRole('dialog', { name: 'Add a photo of yourself' })
    await steps.getByRole('button', { name: 'Later' }).click()
    await expect(steps).toBeHidden()
  })

  await test.step('she fills in her profile', () => fillProfile(adaeze))

  await test.step('she adds a photo', async () => {
    await adaeze.goto('/photos')
    await adaeze
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await aPicture(adaeze) })
    await acceptCrop(adaeze)
    await expect(adaeze.getByText('Photo uploaded successfully!')).toBeVisible()
    await expect(adaeze.getByRole('list', { name: 'Your photos' }).locator('img').first()).toBeVisible()
    await expect(adaeze.getByRole('button', { name: 'View photo 1, main photo, Under Review' })).toBeVisible()
    await expect(adaeze.getByRole('button', { name: 'View photo 1, main photo, Approved' })).toBeVisible({
      timeout: 20_000,
    })
  })

  await test.step('she finds him among suggestions sorted by percentage, and likes him', async () => {
    await adaeze.goto('/find-matches?country=UG&min_age=20&max_age=60')
    const percents = adaeze.getByRole('main').getByText(/^\d+% match$/)
    await expect(percents.first()).toBeVisible()
    const shown = (await percents.allInnerTexts()).map((text) => Number.parseInt(text, 10))
    expect(shown).toEqual(shown.toSorted((a, b) => b - a))
    await adaeze
      .getByRole('button', { name: `Like ${hisName}`, exact: true })
      .first()
      .click()
    await expect(adaeze.getByText('Like Sent!')).toBeVisible()
    await expect(adaeze.getByRole('button', { name: `Like ${hisName}`, exact: true })).toHaveCount(0)
  })

  await test.step('he sees her like and likes her back, and both read of the match', async () => {
    await kato.goto('/likes')
    await kato.getByRole('button', { name: `Like Back: ${name}` }).click()
    await expect(kato.getByRole('dialog', { name: 'Match Found' })).toBeVisible()
    await expect(adaeze.getByRole('dialog', { name: 'Match Found' })).toBeVisible()
    await kato.getByRole('button', { name: 'Awesome!' }).click()
    await adaeze.getByRole('button', { name: 'Awesome!' }).click()
  })

  await test.step('they talk, and each message arrives without a reload', async () => {
    await kato.goto('/my-matches')
    await kato
      .getByRole('link', { name: new RegExp(`(Message|Chat).*${name}`) })
      .first()
      .click()
    await say(kato, `Good evening ${name}, how was your day?`)
    await expect(badge(adaeze, 'Messages')).toContainText('1')
    await adaeze.goto('/messages')
    await adaeze
      .getByRole('link', { name: new RegExp(hisName) })
      .first()
      .click()
    await expect(adaeze.getByRole('main').getByText('how was your day?').last()).toBeVisible()
    await say(adaeze, 'Long and good. Jollof or waakye?')
    await expect(kato.getByText('Long and good. Jollof or waakye?').last()).toBeVisible({ timeout: 5_000 })
    await say(kato, 'Waakye, always.')
    await expect(adaeze.getByText('Waakye, always.').last()).toBeVisible({ timeout: 5_000 })
    await expect.poll(() => unread(adaeze)).toBe(0)
    await adaeze.goto('/dashboard')
    await expect(badge(adaeze, 'Messages')).toBeVisible()
    await expect(badge(adaeze, 'Messages')).not.toContainText(/\d/)
  })

  await test.step('a reload keeps everything', async () => {
    await adaeze.reload()
    await adaeze.goto('/messages')
    await adaeze
      .getByRole('link', { name: new RegExp(hisName) })
      .first()
      .click()
    for (const text of ['how was your day?', 'Jollof or waakye?', 'Waakye, always.'])
      await expect(adaeze.getByText(text).last()).toBeVisible()
  })
})

async function fillProfile(page: Page) {
  await page.goto('/profile')
  await page.getByLabel('Occupation').fill('Nurse')
  await page.getByLabel('City').fill('Accra')
  await save(page)
  await openSection(page, 'Faith & Beliefs')
  await page.getByLabel('Faith', { exact: true }).selectOption('Christianity')
  await page.getByLabel('Denomination').selectOption('Methodist')
  await save(page)
  await openSection(page, 'Languages')
  await page
    .getByRole('group', { name: /Spoken Languages/ })
    .getByRole('button')
    .last()
    .click()
  for (const language of ['English', 'Akan'])
    await page.getByRole('option', { name: language, exact: true }).click()
  await page.keyboard.press('Escape')
  await save(page)
}

async function save(page: Page) {
  await page.getByRole('button', { name: /^Save/ }).click()
  await expect(page.getByRole('dialog', { name: 'Profile Updated Successfully!' })).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
}

const openSection = (page: Page, name: string) => page.getByRole('tab', { name }).click()

async function say(page: Page, text: string) {
  const field = page.getByRole('textbox', { name: /message/i })
  await field.fill(text)
  await field.press('Enter')
  await expect(field).toHaveValue('')
}

const badge = (page: Page, place: string) =>
  page
    .getByRole('link', { name: new RegExp(`\\b${place}\\b`) })
    .locator('visible=true')
    .first()

async function unread(page: Page): Promise<number> {
  const answer = (await (await page.request.get('/functions/v1/get-badges')).json()) as {
    data: { messages: number }
  }
  return answer.data.messages
}
