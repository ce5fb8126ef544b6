import { writeFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { ENGINES } from '../support/engines/engines.ts'
import type { Screen } from '../support/engines/screen.ts'
import { aBrowser, mailedLink, PASSWORD, signUpByApi } from '../support/people.ts'
import { aPicture } from '../support/picture.ts'

test.describe.configure({ timeout: 120_000 })

for (const engine of ENGINES)
  test(`in ${engine.name} a new member signs up, confirms, adds a photo, likes, matches, writes and signs out`, async ({
    browser,
    request,
    baseURL,
  }, info) => {
    const [name, hisName] = [aName('Chenai'), aName('Mukisa')]
    const [email = '', hisEmail = ''] = [name, hisName].map((one) => `${one.toLowerCase()}@journey.test`)
    const his = await aBrowser(browser)
    const him = { fullName: `${hisName} Dlamini`, gender: 'Male', dateOfBirth: '1990-03-01' } as const
    await signUpByApi(his, { ...him, email: hisEmail }, 'SC')
    const photo = info.outputPath('me.jpg')
    await writeFile(photo, await aPicture(his))

    const session = await engine.open(browser, baseURL ?? '')
    const { screen } = session
    try {
      await test.step('she registers, and the mailed link signs her in', async () => {
        await register(screen, `${name} Moyo`, email)
        await screen.open(await mailedLink(request, email))
        await screen.isAt(/\/dashboard/)
        await screen.sees(new RegExp(`Welcome, ${name}!`))
        await screen.press('button', 'Later')
      })

      await test.step('she adds a photo', async () => {
        await screen.open('/photos')
        await screen.upload(photo)
        await screen.press('button', 'Use Photo')
        await screen.sees(/Photo uploaded successfully!/)
      })

      await test.step('she likes him, he likes her back, and she reads of the match at once', async () => {
        await screen.open('/find-matches?country=SC')
        await screen.press('button', `Like ${hisName}`)
        await screen.sees(/Like Sent!/)
        await his.goto('/likes')
        await his.getByRole('button', { name: `Like Back: ${name}` }).click()
        await screen.sees(/Match Found/)
        await screen.press('button', 'Awesome!')
        await his.getByRole('button', { name: 'Awesome!' }).click()
      })

      await test.step('they write to each other, and his answer arrives without a reload', async () => {
        await screen.open('/messages')
        await screen.press('link', new RegExp(hisName))
        await screen.type('textbox', /^Message to/, 'Good evening! How was your day?')
        await screen.press('button', 'Send')
        await answer(his, name, 'How was your day?', 'Long and good.')
        await screen.sees(/Long and good\./)
      })

      await test.step('she signs out', async () => {
        await screen.open('/dashboard')
        await screen.press('button', 'Open menu')
        await screen.press('button', 'Logout')
        await screen.isAt(/\/login/)
        await screen.sees(/Welcome back/)
        await screen.open('/dashboard')
        await screen.sees(/Welcome back/)
      })
    } catch (error) {
      const picture = await screen.picture().catch(() => null) // WebKit takes no screenshot while a dialog is open
      if (picture) await writeFile(info.outputPath('her-screen.png'), picture)
      throw error
    } finally {
      await session.close()
    }
  })

const aName = (name: string) =>
  name + String(Date.now()).replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')

async function register(screen: Screen, fullName: string, email: string): Promise<void> {
  await screen.open('/register')
  await screen.type('textbox', 'Full Name', fullName)
  await screen.choose('Gender', 'Female')
  for (const [field, text] of Object.entries({ Day: '11', Month: '02', Year: '1996' }))
    await screen.type('textbox', field, text)
  await screen.press('button', 'Continue')
  await screen.press('combobox', 'Country of Residence')
  await screen.type('combobox', 'Country of Residence', 'Seychelles')
  await screen.press('option', 'Seychelles')
  await screen.type('textbox', 'Email', email)
  await screen.press('button', 'Continue')
  await screen.type('textbox', 'Password', PASSWORD)
  await screen.type('textbox', 'Confirm Password', PASSWORD)
  await screen.press('checkbox', /^I agree/)
  await screen.press('button', 'Create Account')
  await screen.sees(/Thank you for Registering!/)
}

async function answer(page: Page, name: string, question: string, text: string): Promise<void> {
  await page.goto('/messages')
  await page.getByRole('link', { name }).first().click()
  await expect(page.getByText(question).last()).toBeVisible()
  await page.getByRole('textbox', { name: /^Message to/ }).fill(text)
  await page.getByRole('button', { name: 'Send' }).click()
}
