import { expect, type Page, test } from '@playwright/test'
import { aBrowser, idOf, join, like } from '../support/people.ts'
import { expectVariant, uploadPhoto } from '../support/photos.ts'

test('a member blurs her photos for everyone, shows them to one match, and hides them again', async ({
  browser,
}, { project, retry }) => {
  const run = `${project.name}.${retry}.${Date.now()}`
  const [her, him] = [await aBrowser(browser), await aBrowser(browser)]
  const born = { dateOfBirth: '1992-03-01' }
  const email = (name: string) => `${name}.${run}@journey.test`
  await join(her, { fullName: 'Akosua Frimpong', gender: 'Female', ...born, email: email('akosua') }, 'GH')
  await join(him, { fullName: 'Kwesi Frimpong', gender: 'Male', ...born, email: email('kwesi') }, 'GH')
  await uploadPhoto(her)
  const matchId = await matchOf(her, him)
  const conversation = `/messages?matchId=${matchId}`

  await test.step('in the settings she blurs them for everyone', async () => {
    await her.goto('/settings?tab=privacy')
    await her.getByRole('switch', { name: 'Photo Blur' }).click()
    await her
      .getByRole('group', { name: 'Blur my photos for' })
      .getByRole('radio', { name: /^Everyone/ })
      .click()
    await her.getByRole('button', { name: 'Save Changes' }).click()
    await expect(her.getByText('Settings saved successfully!')).toBeVisible()
    await expect(her.getByText('No one so far.').first()).toBeVisible()
  })

  const profile = him.getByRole('dialog', { name: /^Akosua, \d+$/ })
  const photo = profile.getByRole('img', { name: 'Photo 1 of 1 of Akosua' })
  const why = profile.getByText('Akosua shares photos person by person.')

  await test.step('her match opens her profile from the conversation, and the photo is blurred', async () => {
    await him.goto(conversation)
    await him.getByRole('link', { name: /Akosua.*profile/i }).click()
    await expect(why).toBeVisible()
    await expectVariant(photo, 'blur')
  })

  await test.step('she shows him her photos in the conversation, and his open page has them', async () => {
    await her.goto(conversation)
    await her.getByRole('button', { name: 'More options for Kwesi' }).first().click()
    await her.getByRole('dialog').getByRole('button', { name: 'Show them my photos' }).click()
    await expect(her.getByText('Kwesi can see your photos now.')).toBeVisible()
    await expect(why).toHaveCount(0)
    await expectVariant(photo, 'w')
  })

  await test.step('she finds him in the settings and takes it back, and his page is blurred again', async () => {
    await her.goto('/settings?tab=privacy')
    await her.getByRole('button', { name: 'Blur my photos for Kwesi again' }).click()
    await expect(her.getByText('Your photos are blurred for Kwesi again.')).toBeVisible()
    await expect(why).toBeVisible()
    await expectVariant(photo, 'blur')
  })
})

/** They like each other past the screens. @returns the id of their match */
async function matchOf(a: Page, b: Page): Promise<string> {
  const [first, second] = [await idOf(a), await idOf(b)]
  await like(a, first, second)
  return (await like(b, second, first)) ?? ''
}
