import { expect, type Page, test } from '@playwright/test'
import { aBrowser, join } from '../support/people.ts'

test('a member blocks from a conversation in three presses, and both sides lose it at once', async ({
  browser,
}, { project, retry }) => {
  const run = `${project.name}.${retry}.${Date.now()}`
  const [ama, yaw] = [await aBrowser(browser), await aBrowser(browser)]
  const her = {
    fullName: 'Amavi Tetteh',
    gender: 'Female',
    dateOfBirth: '1994-02-11',
    email: `ama.${run}@journey.test`,
  } as const
  const him = {
    fullName: 'Yawovi Mensa',
    gender: 'Male',
    dateOfBirth: '1992-03-01',
    email: `yaw.${run}@journey.test`,
  } as const
  await join(ama, her, 'GH')
  await join(yaw, him, 'GH')
  const matchId = await match(ama, yaw)

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

  await test.step('in the settings she unblocks him, and the match stays gone', async () => {
    await ama.goto('/settings?tab=privacy')
    await expect(ama.getByRole('heading', { name: 'People I parted from' })).toBeVisible()
    await ama.getByRole('button', { name: 'Unblock Yawovi' }).click()
    await expect(ama.getByText('You haven’t blocked anyone.')).toBeVisible()
    await ama.goto('/my-matches')
    await expect(ama.getByText('No Matches Yet')).toBeVisible()
  })
})

/** They like each other past the screens. @returns the id of their match */
async function match(a: Page, b: Page): Promise<string> {
  const ids = await Promise.all([a, b].map(idOf))
  const [first = '', second = ''] = ids
  await like(a, first, second)
  return (await like(b, second, first)) ?? ''
}

async function idOf(page: Page): Promise<string> {
  const session = (await (await page.request.get('/auth/v1/get-session')).json()) as {
    data: { user: { id: string } }
  }
  return session.data.user.id
}

async function like(page: Page, from_id: string, to_id: string): Promise<string | null> {
  const answer = await page.request.post('/functions/v1/likes', {
    data: { from_id, to_id },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(answer.status()).toBe(200)
  return ((await answer.json()) as { data: { match_id: string | null } }).data.match_id
}
