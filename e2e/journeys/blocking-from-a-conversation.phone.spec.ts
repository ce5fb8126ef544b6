import { expect, test } from '@playwright/test'
import { aMember } from '../support/accounts.ts'
import { aBrowser, matchOf } from '../support/people.ts'

test('a block takes three presses, and both lose the conversation at once', async ({ browser }) => {
  const [ama, yaw] = [await aBrowser(browser), await aBrowser(browser)]
  await aMember(ama, 'Amavi Tetteh', {}, 'GH')
  await aMember(yaw, 'Yawovi Mensa', { gender: 'Male', dateOfBirth: '1992-03-01' }, 'GH')
  const matchId = await matchOf(ama, yaw)

  await test.step('both have the conversation open, and he writes', async () => {
    await ama.goto(`/messages?matchId=${matchId}`)
    await yaw.goto(`/messages?matchId=${matchId}`)
    const field = yaw.getByRole('textbox', { name: /message/i })
    await field.fill('Good evening')
    await field.press('Enter')
    await expect(
      ama.getByRole('region', { name: 'Messages with Yawovi' }).getByText('Good evening'),
    ).toBeVisible()
  })

  await test.step('she blocks him in three presses', async () => {
    await ama.getByRole('button', { name: 'More options for Yawovi' }).first().click()
    await ama.getByRole('dialog').getByRole('button', { name: 'Block', exact: true }).click()
    await ama.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click()
    await expect(ama.getByText('Done. You no longer see each other.')).toBeVisible()
    await expect(ama.getByText('Yawovi')).toHaveCount(0)
  })

  await test.step('his open page loses the conversation without a reload', async () => {
    await expect(yaw.getByText('Amavi')).toHaveCount(0)
    await expect(yaw.getByText('Good evening')).toHaveCount(0)
  })

  await test.step('she unblocks him in the settings, and the match stays ended', async () => {
    await ama.goto('/settings?tab=privacy')
    await expect(ama.getByRole('heading', { name: 'People I parted from' })).toBeVisible()
    await ama.getByRole('button', { name: 'Unblock Yawovi' }).click()
    await expect(ama.getByText('No one blocked.')).toBeVisible()
    await ama.goto('/my-matches')
    await expect(ama.getByText('No Matches Yet')).toBeVisible()
  })
})
