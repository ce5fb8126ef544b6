import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { aConversation } from '../../features/dating/messaging/messages.test-data.ts'
import { answered, refused } from '../../testing/fake-server.ts'
import { expectToLeaveAfter, useFakeTimers } from '../../testing/fake-timers.ts'
import { aPhoto } from '../../testing/member-card.ts'
import { aMatch } from '../../testing/my-match.ts'
import { visitAsAmara } from '../../testing/signed-in.tsx'

const DAY = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY).toISOString()
const kofi = aMatch({
  display_name: 'Kofi',
  compatibility_percentage: 91,
  photo_count: 3,
  message_count: 4,
  unread_count: 2,
  matched_at: daysAgo(3),
  last_activity: daysAgo(1),
})
const tendai = aMatch({ display_name: 'Tendai', compatibility_percentage: 75, matched_at: daysAgo(2) })
const photo = aPhoto()

afterEach(() => void vi.restoreAllMocks())

const visit = (matches: unknown[]) =>
  visitAsAmara('/my-matches', { 'POST /functions/v1/get-my-matches': () => answered(matches) })
const card = (name: string) => page.getByRole('article').filter({ hasText: name })

test('four figures sum up the matches', async () => {
  visit([kofi, tendai])
  await expect.element(card('Kofi')).toBeVisible()
  const figure = (label: string) =>
    page.getByRole('term').filter({ hasText: label }).element().parentElement?.querySelector('dd')
      ?.textContent
  expect(['Total Matches', 'New Messages', 'Avg Match', 'This Week'].map(figure)).toEqual([
    '2',
    '2',
    '83%',
    '2',
  ])
})

test('a card shows photo or initial, number of photos, percentage, dates and messages', async () => {
  const yaw = aMatch({ display_name: 'Yaw', photo_count: 1, main_photo: photo })
  visit([kofi, tendai, yaw])
  await expect
    .element(card('Kofi').getByRole('img', { name: 'Kofi has no photo yet' }))
    .toHaveTextContent('K')
  expect(card('Kofi').element().querySelector('img')).toBeNull()
  await expect
    .element(card('Yaw').getByRole('img', { name: 'Photo of Yaw' }))
    .toHaveAttribute('src', photo.signed_url)
  await expect.element(card('Kofi').getByRole('button', { name: '3 photos of Kofi' })).toBeVisible()
  await expect.element(card('Kofi').getByText('91% match')).toBeVisible()
  const lines = card('Kofi')
    .getByRole('term')
    .elements()
    .map((term) => term.parentElement?.textContent)
  expect(lines).toEqual(['Matched:3 days ago', 'Active:Yesterday', 'Messages:4'])
})

test('matches can be sorted in four orders, kept in the address', async () => {
  const { history } = visit([kofi, tendai])
  const select = page.getByLabelText('Sort by')
  await expect.element(select).toBeVisible()
  const options = [...(select.element() as HTMLSelectElement).options].map(({ textContent }) => textContent)
  expect(options).toEqual(['Most Recent', 'Compatibility Score', 'Last Active', 'Most Messages'])
  const names = () =>
    page
      .getByRole('article')
      .getByRole('heading')
      .elements()
      .map(({ textContent }) => textContent)
  await expect.poll(names).toEqual(['Tendai, 31', 'Kofi, 31'])
  await select.selectOptions('Compatibility Score')
  await expect.poll(names).toEqual(['Kofi, 31', 'Tendai, 31'])
  expect(history.location.search).toBe('?sort=compatibility')
})

test('Message opens the conversation with a match without messages', async () => {
  visitAsAmara('/my-matches', {
    'POST /functions/v1/get-my-matches': () => answered([kofi, tendai]),
    'POST /functions/v1/get-conversations': () =>
      answered([aConversation({ match_id: tendai.match_id, other_user_name: 'Tendai', content: null })]),
    'POST /functions/v1/get-messages': () => ({
      body: { success: true, data: [], pagination: { has_next_page: false, results_per_page: 50 } },
    }),
  })
  await page.getByRole('link', { name: /^Message with Tendai/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Conversation with Tendai' })
  await expect.element(dialog.getByText('Start the conversation!')).toBeVisible()
  await expect.element(dialog.getByRole('textbox', { name: 'Message to Tendai' })).toBeVisible()
})

test('a member without matches sees how to get one', async () => {
  visit([])
  await expect.element(page.getByRole('heading', { name: 'No Matches Yet' })).toBeVisible()
})

test('a failure is shown on the page and in a toast', async () => {
  visitAsAmara('/my-matches', {
    'POST /functions/v1/get-my-matches': () =>
      refused(422, 'request.invalid', 'Please check the marked fields.'),
  })
  await expect.element(page.getByRole('heading', { name: 'Error Loading Matches' })).toBeVisible()
  await expect.element(page.getByText('Failed to fetch matches')).toBeVisible()
  await expect.element(page.getByText('Error loading matches', { exact: true }).last()).toBeVisible()
})

test('a failure’s toast disappears after 5 seconds', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  visitAsAmara('/my-matches', {
    'POST /functions/v1/get-my-matches': () =>
      promise.then(() => refused(422, 'request.invalid', 'Please check the marked fields.')),
  })
  await expect.element(page.getByText('Loading matches...')).toBeInTheDocument()
  useFakeTimers()
  resolve()
  await expectToLeaveAfter(5_000, page.getByRole('alert').getByText('Error loading matches'))
})
