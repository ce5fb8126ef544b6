import { expect, type Page, test } from '@playwright/test'
import { aMember, nextSent } from '../support/accounts.ts'
import { expectAccessible } from '../support/judges/accessible.ts'
import { aBrowser, signIn } from '../support/people.ts'

test.describe.configure({ timeout: 180_000 })

test('a member deactivates the account, comes back, and deletes it', async ({ page, browser, request }) => {
  const her = await aMember(page, 'Thandi Nkosi')
  const his = await aBrowser(browser)
  await aMember(his, 'Sipho Khumalo', { gender: 'Male' })
  const matchId = await matchMembers(page, his)
  await sendMessage(his, matchId, 'Will you still be here tomorrow?')
  await his.goto(`/messages?matchId=${matchId}`)
  await expect(his.getByText('Will you still be here tomorrow?').last()).toBeVisible()

  await test.step('she downloads her data', async () => {
    await page.goto('/settings?tab=danger')
    const { links } = await nextSent(request, her.email, () =>
      page.getByRole('button', { name: 'Export My Data' }).click(),
    )
    await page.goto(links[0] ?? '')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download My Data' }).click()
    expect((await download).suggestedFilename()).toBe('ndoa-data.zip')
    await expect(page.getByRole('button', { name: 'Export My Data' })).toBeVisible()
  })

  await test.step('her deactivated account disappears for him at once', async () => {
    await page.getByRole('button', { name: 'Deactivate Account' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(question).toBeHidden()
    await page.getByRole('button', { name: 'Deactivate Account' }).click()
    await question.getByRole('button', { name: 'Deactivate', exact: true }).click()
    await expect(page.getByText('Your account is deactivated.', { exact: false })).toBeVisible()
    expect(await matchesOf(his)).toEqual([])
  })

  await test.step('she reactivates it by signing in', async () => {
    await signIn(page, her.email)
    await expect.poll(() => matchesOf(his)).toEqual([matchId])
  })

  await test.step('her deleted account and their conversation are gone', async () => {
    await page.goto('/settings?tab=danger')
    await page.getByRole('button', { name: 'Delete Account' }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Delete Forever' }).click()
    await expect(page.getByText('Your account was deleted.')).toBeVisible()
    await page.getByRole('textbox', { name: 'Email' }).fill(her.email)
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill('Karibu-2026!')
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(page.getByText('Invalid email or password.')).toBeVisible()
    expect(await matchesOf(his)).toEqual([])
    await his.goto('/messages')
    await expect(his.getByText('No Matches Found')).toBeVisible()
    await expect(his.getByText('Will you still be here tomorrow?')).toHaveCount(0)
  })
})

async function matchMembers(she: Page, he: Page): Promise<string> {
  const [herId, hisId] = [await idOf(she), await idOf(he)]
  await call(she, 'likes', { from_id: herId, to_id: hisId })
  await call(he, 'likes', { from_id: hisId, to_id: herId })
  const [matchId] = await matchesOf(he)
  if (!matchId) throw new Error('They are no match.')
  return matchId
}

const sendMessage = (page: Page, match_id: string, content: string) =>
  call(page, 'send-message', { match_id, content, client_message_id: crypto.randomUUID() })

async function idOf(page: Page): Promise<string> {
  const answer = await page.request.get('/auth/v1/get-session')
  return ((await answer.json()) as { data: { user: { id: string } } }).data.user.id
}

async function matchesOf(page: Page): Promise<string[]> {
  const matches = await call<{ match_id: string }[]>(page, 'get-my-matches', { user_id: await idOf(page) })
  return matches.map(({ match_id }) => match_id)
}

async function call<T>(page: Page, name: string, data: object): Promise<T> {
  const headers = { 'sec-fetch-site': 'same-origin' }
  const answer = await page.request.post(`/functions/v1/${name}`, { data, headers })
  expect(answer.ok(), `${name}: ${await answer.text()}`).toBe(true)
  return ((await answer.json()) as { data: T }).data
}
