import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Answers, answered, refused } from '../../../testing/fake-server.ts'
import { aMatch } from '../../../testing/my-match.ts'
import { visitAsAmara } from '../../../testing/signed-in.tsx'

const opener = page.getByRole('button', { name: 'Start New Conversation' })
const dialog = page.getByRole('dialog', { name: 'Start New Conversation' })
const kofi = aMatch({ display_name: 'Kofi', compatibility_percentage: 91 })
const matches = [kofi, aMatch({ display_name: 'Zainab' }), aMatch({ display_name: 'Kobina' })]

const visit = (answers: Answers) =>
  visitAsAmara('/messages', { 'POST /functions/v1/get-conversations': () => answered([]), ...answers })

afterEach(() => void vi.restoreAllMocks())

test('a match is found by name and opened on the messages page by keyboard alone', async () => {
  const { history } = visit({ 'POST /functions/v1/get-my-matches': () => answered(matches) })
  await expect.element(opener).toBeVisible()
  opener.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.getByRole('link')).toHaveLength(3)
  await expect.element(dialog.getByRole('searchbox')).toHaveFocus()
  await userEvent.keyboard('ko')
  await expect.element(dialog.getByRole('link')).toHaveLength(2)
  await userEvent.keyboard('f')
  await expect.element(dialog.getByRole('link', { name: /Kofi, 31.*91%/ })).toBeVisible()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(history.location.search).toContain(kofi.match_id)
})

test('a search without results shows a message, and Escape returns the focus', async () => {
  visit({ 'POST /functions/v1/get-my-matches': () => answered(matches) })
  await opener.click()
  await dialog.getByRole('searchbox').fill('Wanjiru')
  await expect.element(dialog.getByText('None of your matches has that name.')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await userEvent.keyboard('{Escape}') // the first may only have cleared the search
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

test('Try Again loads matches that failed on the dashboard', async () => {
  const get = vi.fn(() => refused(422, 'request.invalid', 'Please check the marked fields.'))
  visitAsAmara('/dashboard', { 'POST /functions/v1/get-my-matches': get })
  await opener.click()
  await expect.element(dialog.getByText('Failed to fetch matches')).toBeVisible()
  get.mockImplementation(() => answered([]))
  await dialog.getByRole('button', { name: 'Try Again' }).click()
  await expect.element(dialog.getByText('No Matches Found')).toBeVisible()
})

test('the picker shows that it is loading, then that there are no matches', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  visitAsAmara('/dashboard', {
    'POST /functions/v1/get-my-matches': () => promise.then(() => answered([])),
  })
  await opener.click()
  await expect.element(dialog.getByText('Loading matches...')).toBeInTheDocument()
  resolve()
  await expect
    .element(dialog.getByText('You need to match with someone first to start a conversation.'))
    .toBeVisible()
  await expect.element(dialog.getByRole('searchbox')).not.toBeInTheDocument()
})

test('a name with tone marks is found without them', async () => {
  const sade = aMatch({ display_name: 'Ṣadé' })
  visit({ 'POST /functions/v1/get-my-matches': () => answered([kofi, sade]) })
  await opener.click()
  await dialog.getByRole('searchbox').fill('sade')
  await expect.element(dialog.getByRole('link')).toHaveLength(1)
  await expect.element(dialog.getByRole('link', { name: /Ṣadé/ })).toBeVisible()
})
