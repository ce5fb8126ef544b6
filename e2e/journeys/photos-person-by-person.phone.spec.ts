import { expect, test } from '@playwright/test'
import { aMember } from '../support/accounts.ts'
import { aBrowser, matchOf } from '../support/people.ts'
import { expectVariant, uploadPhoto } from '../support/photos.ts'

test('a member blurs her photos for everyone, shows them to one match, and hides them again', async ({
  browser,
}) => {
  const [her, him] = [await aBrowser(browser), await aBrowser(browser)]
  await aMember(her, 'Akosua Frimpong', {}, 'GH')
  await aMember(him, 'Kwesi Frimpong', { gender: 'Male' }, 'GH')
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

  await test.step('her match opens her profile from the conversation and sees a blurred photo', async () => {
    await him.goto(conversation)
    await him.getByRole('link', { name: /Akosua.*profile/i }).click()
    await expect(why).toBeVisible()
    await expectVariant(photo, 'blur')
  })

  await test.step('she shows him her photos in the conversation, and his open page shows them', async () => {
    await her.goto(conversation)
    await her.getByRole('button', { name: 'More options for Kwesi' }).first().click()
    await her.getByRole('dialog').getByRole('button', { name: 'Show them my photos' }).click()
    await expect(her.getByText('Kwesi can see your photos now.')).toBeVisible()
    await expect(why).toHaveCount(0)
    await expectVariant(photo, 'w')
  })

  await test.step('she revokes access in the settings, and his page is blurred again', async () => {
    await her.goto('/settings?tab=privacy')
    await her.getByRole('button', { name: 'Blur my photos for Kwesi again' }).click()
    await expect(her.getByText('Your photos are blurred for Kwesi again.')).toBeVisible()
    await expect(why).toBeVisible()
    await expectVariant(photo, 'blur')
  })
})
