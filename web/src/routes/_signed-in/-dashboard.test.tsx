import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aConversation } from '../../features/dating/messaging/messages.test-data.ts'
import { type Answers, answered, refused } from '../../testing/fake-server.ts'
import { aCard } from '../../testing/member-card.ts'
import { aMatch } from '../../testing/my-match.ts'
import { anOwnProfile } from '../../testing/own-profile.ts'
import { amara, visitAsAmara } from '../../testing/signed-in.tsx'

const DAY = 86_400_000
const link = (name: string) => page.getByRole('link', { name, exact: true })
const suggested = ['Kofi', 'Tendai', 'Yaw', 'Musa'].map((display_name) => aCard({ display_name }))
const found = (members: unknown[]) => ({
  body: {
    success: true,
    data: members.map((card) => ({ ...(card as object), reasons: [] })),
    pagination: { has_next_page: false, total_results: 4, results_per_page: 4, next_cursor: null },
  },
})
const conversations = ['Kofi', 'Tendai', 'Yaw', 'Musa'].map((other_user_name, place) =>
  aConversation({
    match_id: `00000000-0000-4000-8000-0000000000a${place}`,
    other_user_name,
    content: `Hello from ${other_user_name}`,
    created_at: new Date(Date.now() - place * DAY).toISOString(),
  }),
)
const aPhoto = { id: amara.id, signed_url: '/art/woman.svg', is_primary: true }
const week = { profile_views: 12, new_matches: 3, messages_sent: 45, likes_received: 6 }

afterEach(() => void vi.restoreAllMocks())

const visit = (answers: Answers = {}) =>
  visitAsAmara('/dashboard', {
    'POST /functions/v1/complete-sign-up': () => answered({ completed: false }),
    'GET /functions/v1/get-profile': () => answered(anOwnProfile({ missing: ['bio', 'faith'] })),
    'POST /functions/v1/get-matches': () => found(suggested),
    'POST /functions/v1/get-conversations': () => answered(conversations),
    'POST /functions/v1/get-my-matches': () => answered([]),
    'POST /functions/v1/get-dashboard-stats': () => answered(week),
    ...answers,
  })

const broken = () => refused(422, 'request.invalid', 'Please check the marked fields.')

test('the dashboard shows the profile’s completion, missing parts and Add Photos', async () => {
  visit()
  await expect.element(page.getByRole('heading', { name: 'Your profile is 60% complete' })).toBeVisible()
  await expect.element(page.getByRole('progressbar', { name: 'Profile completion' })).toBeVisible()
  await expect.element(page.getByText('Still missing: bio and faith.')).toBeVisible()
  await expect.element(link('Add Photos')).toHaveAttribute('href', '/photos')
})

test('the dashboard shows four suggestions of any age', async () => {
  const getMatches = vi.fn((_question: unknown) => found(suggested))
  visit({ 'POST /functions/v1/get-matches': getMatches })
  await expect.element(page.getByRole('article')).toHaveLength(4)
  await expect.element(link('View All suggested matches')).toHaveAttribute('href', '/find-matches')
  expect(getMatches.mock.calls[0]?.[0]).toMatchObject({ page: 1, limit: 4, sort_by: 'compatibility' })
  expect(getMatches.mock.calls[0]?.[0]).not.toHaveProperty('min_age')
})

test('a refused like shows a toast, and the member stays', async () => {
  visit({ 'POST /functions/v1/likes': () => refused(500, 'server.defect', 'Something went wrong.') })
  await page.getByRole('button', { name: 'Like Kofi' }).click()
  await expect
    .element(page.getByRole('alert').getByText('Failed to like user. Please try again.'))
    .toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Like Kofi' })).toBeVisible()
})

test('the dashboard without suggestions links to Find Matches', async () => {
  visit({ 'POST /functions/v1/get-matches': () => found([]) })
  await expect.element(page.getByRole('heading', { name: 'Explore More Matches' })).toBeVisible()
  await expect
    .element(page.getByRole('main').getByRole('link', { name: 'Find Matches' }).first())
    .toHaveAttribute('href', '/find-matches')
})

test('four shortcuts lead to suggestions, matches, likes and the profile', async () => {
  visit()
  const ways = page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link')
  await expect.element(ways).toHaveLength(4)
  const addresses = ways.elements().map((way) => way.getAttribute('href'))
  expect(addresses).toEqual(['/find-matches', '/my-matches', '/likes', '/profile'])
})

test('the three latest conversations link to their messages', async () => {
  visit()
  await expect.element(page.getByText('Hello from Kofi')).toBeVisible()
  const rows = page.getByRole('link').filter({ hasText: 'Hello from' }).elements()
  expect(rows.map((row) => row.getAttribute('href'))).toEqual(
    conversations.slice(0, 3).map(({ match_id }) => `/messages?matchId=${match_id}`),
  )
  await expect.element(link('View All messages')).toHaveAttribute('href', '/messages')
})

test('the week’s four figures show dots until loaded', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  visit({ 'POST /functions/v1/get-dashboard-stats': () => promise.then(() => answered(week)) })
  const figure = (label: string) =>
    page.getByRole('term').filter({ hasText: label }).element().nextElementSibling?.textContent
  await expect.element(page.getByRole('heading', { name: 'This Week' })).toBeVisible()
  const figures = () => ['Profile Views', 'New Matches', 'Messages Sent', 'Likes Received'].map(figure)
  expect(figures()).toEqual(['...', '...', '...', '...'])
  resolve()
  await expect.poll(figures).toEqual(['12', '3', '45', '6'])
})

test('an empty week and missing messages are each shown as a sentence', async () => {
  const nothing = { profile_views: 0, new_matches: 0, messages_sent: 0, likes_received: 0 }
  visit({
    'POST /functions/v1/get-dashboard-stats': () => answered(nothing),
    'POST /functions/v1/get-conversations': () => answered([]),
  })
  await expect.element(page.getByText('Nothing to count yet. A like is a good way to start.')).toBeVisible()
  await expect.element(page.getByRole('term')).not.toBeInTheDocument()
  await expect
    .element(page.getByText('No messages yet. When you and someone like each other, you can write here.'))
    .toBeVisible()
})

test.each([
  ['Welcome, Amara!', 'an hour', 3_600_000],
  ['Welcome back, Amara!', 'two days', 2 * DAY],
])('%s greets a member who confirmed %s ago, in any browser', async (greeting, _since, age) => {
  const email_confirmed_at = new Date(Date.now() - age).toISOString()
  visit({ 'GET /auth/v1/get-session': () => answered({ user: { ...amara, email_confirmed_at } }) })
  await expect.element(page.getByRole('heading', { level: 1, name: greeting, exact: true })).toBeVisible()
})

test('adding a photo comes first, then the rest of the profile', async () => {
  const { close } = visit({
    'GET /functions/v1/get-profile': () => answered(anOwnProfile({ missing: ['photo'], photos: [] })),
  })
  const fill = (name: string) => getComputedStyle(link(name).element()).backgroundColor
  await expect.element(link('Add Photos')).toBeVisible()
  const [primary, outline] = [fill('Add Photos'), fill('Edit Profile')]
  expect(primary).not.toBe(outline)
  close()
  visit({
    'GET /functions/v1/get-profile': () => answered(anOwnProfile({ missing: ['bio'], photos: [aPhoto] })),
  })
  await expect.element(link('Add Photos')).toBeVisible()
  expect([fill('Add Photos'), fill('Edit Profile')]).toEqual([outline, primary])
})

test('each dashboard part reports its own failure', async () => {
  visit({
    'POST /functions/v1/get-matches': broken,
    'POST /functions/v1/get-conversations': broken,
    'POST /functions/v1/get-dashboard-stats': broken,
  })
  for (const sentence of [
    'Failed to fetch stats',
    'Failed to fetch conversations',
    'Failed to fetch matches',
  ])
    await expect.element(page.getByText(sentence)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Try Again' })).toHaveLength(3)
})

test('a sign-up stored in the browser is completed and then removed', async () => {
  window.sessionStorage.setItem('tempUserData', JSON.stringify({ email: 'amara@example.org' }))
  let profile = refused(404, 'request.not_found', 'This is not available.')
  visit({
    'GET /functions/v1/get-profile': () => profile,
    'POST /functions/v1/complete-sign-up': () => {
      profile = answered(anOwnProfile({ missing: ['bio'] }))
      return answered({ completed: true })
    },
  })
  await expect.element(page.getByRole('heading', { name: 'Your profile is 60% complete' })).toBeVisible()
  expect(window.sessionStorage.getItem('tempUserData')).toBeNull()
})

test('a conversation with a match found by name opens over the dashboard', async () => {
  const [kofi, tendai] = [aMatch({ display_name: 'Kofi' }), aMatch({ display_name: 'Tendai' })]
  const beginning = aConversation({ match_id: tendai.match_id, other_user_name: 'Tendai' })
  const { history } = visit({
    'POST /functions/v1/get-my-matches': () => answered([kofi, tendai]),
    'POST /functions/v1/get-conversations': () => answered([beginning]),
    'POST /functions/v1/get-messages': () => ({
      body: { success: true, data: [], pagination: { has_next_page: false, results_per_page: 50 } },
    }),
  })
  await page.getByRole('button', { name: 'Start New Conversation' }).click()
  const picker = page.getByRole('dialog', { name: 'Start New Conversation' })
  await expect.element(picker.getByText('Kofi, 31')).toBeVisible()
  await userEvent.fill(picker.getByRole('searchbox', { name: 'Search your matches' }), 'tend')
  await expect.element(picker.getByText('Kofi, 31')).not.toBeInTheDocument()
  await picker.getByRole('link', { name: /Tendai, 31/ }).click()
  const conversation = page.getByRole('dialog', { name: 'Conversation with Tendai' })
  await expect.element(conversation.getByText('Start the conversation!')).toBeVisible()
  expect(history.location.pathname).toBe('/dashboard')
})

test('a member without matches sees that messages require one', async () => {
  visit()
  await page.getByRole('button', { name: 'Start New Conversation' }).click()
  await expect.element(page.getByText('No Matches Found')).toBeVisible()
  await expect
    .element(page.getByText('You need to match with someone first to start a conversation.'))
    .toBeVisible()
})
