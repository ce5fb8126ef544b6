import { expect, type Page, test } from '@playwright/test'
import { aMember } from '../support/accounts.ts'
import { goOffline, goOnline, passTime } from '../support/network.ts'
import { aBrowser, idOf, like } from '../support/people.ts'

/** Milliseconds offline. */
const AWAY = 20_000

test('offline: messages from both members arrive once and in order in both of her tabs', async ({
  page: hers,
  context,
  browser,
}) => {
  await context.clock.install()
  const his = await aBrowser(browser)
  await aMember(hers, 'Nalongo Kasule')
  await aMember(his, 'Ssemanda Mugisha', { gender: 'Male', dateOfBirth: '1991-04-04' })
  const [her, him] = [await idOf(hers), await idOf(his)]
  await like(hers, her, him)
  const address = `/messages?matchId=${await like(his, him, her)}`
  const hersToo = await context.newPage()
  const everywhere = [hers, hersToo, his]
  await Promise.all(everywhere.map((page) => page.goto(address)))
  await say(his, 'Before')
  for (const page of everywhere) await isShown(page, ['Before'])

  await goOffline(context)
  await say(hers, 'Hers 1')
  await expect(waiting(hersToo)).toHaveCount(1)
  await say(his, 'His 1')
  await say(hersToo, 'Hers 2')
  await expect(waiting(hers)).toHaveCount(2)
  await say(his, 'His 2')
  await hers.reload()
  await expect(waiting(hers)).toHaveCount(2)
  await say(hers, 'Hers 3')
  await expect(waiting(hersToo)).toHaveCount(3)
  for (const page of [hers, hersToo]) await isShown(page, ['Before', 'Hers 1', 'Hers 2', 'Hers 3'])
  await isShown(his, ['Before', 'His 1', 'His 2'])
  await his.getByRole('link', { name: 'Home', exact: true }).click()
  await expect(his.getByRole('heading', { name: /^Welcome/ })).toBeVisible()
  await passTime(context, AWAY)

  await goOnline(context)
  const all = ['Before', 'His 1', 'His 2', 'Hers 1', 'Hers 2', 'Hers 3']
  for (const page of [hers, hersToo]) {
    await isShown(page, all)
    await expect(waiting(page)).toHaveCount(0)
    await expect(messagesLink(page)).toHaveText('Messages')
  }
  await expect(messagesLink(his)).toContainText('3 unread messages')
  await messagesLink(his).click()
  await isShown(his, all)
  await expect(messagesLink(his)).toHaveText('Messages')
})

async function say(page: Page, text: string): Promise<void> {
  const field = page.getByRole('textbox', { name: /message/i })
  await field.fill(text)
  await field.press('Enter')
  await expect(field).toHaveValue('')
}

const waiting = (page: Page) => page.getByRole('button', { name: /, Waiting for network$/ })
const messagesLink = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Messages/ })

const isShown = (page: Page, texts: string[]) =>
  expect(page.getByRole('region', { name: /^Messages with/ }).locator('p[dir=auto]')).toHaveText(texts)
