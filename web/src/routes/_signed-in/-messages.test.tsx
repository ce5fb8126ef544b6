import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { endSession } from '../../app/session-end.ts'
import { aConversation, aMessage, MATCH } from '../../features/messaging/messages.test-data.ts'
import { type Answers, answered, refused } from '../../testing/fake-server.ts'
import { aMatch } from '../../testing/my-match.ts'
import { amara, visitAsAmara, visitAsVisitor } from '../../testing/signed-in.tsx'

const OTHER = '00000000-0000-4000-8000-0000000000bb'
const kofi = aConversation()
const tendai = aConversation({ match_id: OTHER, other_user_name: 'Tendai', content: 'See you on Sunday' })
const chatWith = (name: string) => page.getByRole('region', { name: `Messages with ${name}` })
const back = page.getByRole('button', { name: 'Back to conversations' })
const list = page.getByRole('region', { name: 'Conversations' })

afterEach(async () => {
  vi.restoreAllMocks()
  await page.viewport(390, 844)
})

const visit = (address: string, answers: Answers = {}) =>
  visitAsAmara(address, {
    'POST /functions/v1/get-conversations': () => answered([tendai, kofi]),
    'POST /functions/v1/get-messages': () => ({
      body: {
        success: true,
        data: [aMessage(1), aMessage(2)],
        pagination: { has_next_page: false, results_per_page: 50 },
      },
    }),
    'POST /functions/v1/mark-messages-read': () => answered({ read: 1 }),
    'POST /functions/v1/get-my-matches': () => answered([]),
    ...answers,
  })

test('2 Messages (preselected, phone), 4 Messages (first selected): on phones the list or one conversation is there', async () => {
  const { history } = visit(`/messages?matchId=${MATCH}`)
  await expect.element(chatWith('Kofi')).toBeVisible()
  expect(list.elements()).toEqual([])
  await back.click()
  await expect.element(list).toBeVisible()
  expect(chatWith('Kofi').elements()).toEqual([])
  expect(history.location.search).toBe('')
})

test('2 Messages (desktop), 4 Messages (first selected): side by side the first conversation opens by itself', async () => {
  await page.viewport(1280, 800)
  visit('/messages')
  await expect.element(chatWith('Tendai')).toBeVisible()
  expect(back.elements()).toEqual([])
  const width = (name: string) =>
    page.getByRole('region', { name, exact: true }).element().getBoundingClientRect().width
  expect(width('Conversation') / width('Conversations')).toBeCloseTo(2, 1)
})

test('2 Messages (search): conversations are found by name and by words', async () => {
  visit('/messages')
  const search = page.getByPlaceholder('Search conversations...')
  await search.fill('kof')
  await expect.element(list.getByRole('link')).toHaveLength(1)
  await expect.element(list.getByRole('link', { name: /Kofi/ })).toBeVisible()
  await search.fill('sunday')
  await expect.element(list.getByRole('link', { name: /Tendai/ })).toBeVisible()
})

test('2 Messages (chat pane): header, bubbles, and a field that grows to 120 px', async () => {
  visit(`/messages?matchId=${MATCH}`)
  await expect.element(page.getByRole('heading', { name: 'Kofi' })).toBeVisible()
  await expect.element(chatWith('Kofi').getByRole('listitem')).toHaveLength(2)
  const field = page.getByRole('textbox', { name: 'Message to Kofi' })
  const height = () => field.element().getBoundingClientRect().height
  const small = height()
  await field.fill('one\n'.repeat(40))
  await expect.poll(height).toBeGreaterThan(small)
  await expect.poll(height).toBeCloseTo(120, 0)
})

test('8 Messages (empty): a conversation without a message invites to begin', async () => {
  visit(`/messages?matchId=${MATCH}`, {
    'POST /functions/v1/get-messages': () => ({
      body: { success: true, data: [], pagination: { has_next_page: false, results_per_page: 50 } },
    }),
  })
  await expect
    .element(
      page.getByRole('region', { name: 'Conversation', exact: true }).getByText('Start the conversation!'),
    )
    .toBeVisible()
})

test('8 Messages (failed), 8 Other fetch (conversations): what went wrong is said, and Retry tries again', async () => {
  let works = false
  visit('/messages', {
    'POST /functions/v1/get-conversations': () =>
      works ? answered([kofi]) : refused(422, 'request.invalid', 'Please check the marked fields.'),
  })
  await expect.element(page.getByRole('heading', { name: 'Error Loading Messages' })).toBeVisible()
  await expect.element(page.getByText('Please check the marked fields.')).toBeVisible()
  works = true
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.element(list.getByRole('link', { name: /Kofi/ })).toBeVisible()
})

test('8 Messages (no matches): without a match and with one it says what to do next', async () => {
  visit('/messages', { 'POST /functions/v1/get-conversations': () => answered([]) })
  await expect.element(page.getByRole('heading', { name: 'No Matches Found' })).toBeVisible()
  await expect
    .element(page.getByText('You need to match with someone first to start a conversation.'))
    .toBeVisible()
})

test('8 Messages (no matches): with a match but no message it offers to begin', async () => {
  visit('/messages', {
    'POST /functions/v1/get-conversations': () => answered([]),
    'POST /functions/v1/get-my-matches': () => answered([aMatch({ display_name: 'Kofi' })]),
  })
  await expect.element(page.getByRole('heading', { name: 'No Messages Yet' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Start New Conversation' })).toBeVisible()
})

test('2 Messages (signed out): when the session ends, the screen asks to sign in and keeps the place', async () => {
  let over = false
  const ended = () => refused(401, 'accounts.sign_in_needed', 'Please sign in.')
  const { history, router, queryClient } = visit(`/messages?matchId=${MATCH}`, {
    'GET /auth/v1/get-session': () => (over ? ended() : answered({ user: amara })),
  })
  await expect.element(chatWith('Kofi')).toBeVisible()
  over = true
  await endSession(queryClient, router)
  await expect.element(page.getByRole('heading', { name: 'Please Sign In' })).toBeVisible()
  expect(page.getByText('Kofi').elements()).toEqual([])
  expect(history.location.pathname).toBe('/messages')
  await page.getByRole('link', { name: 'Sign In' }).click()
  await expect.poll(() => history.location.pathname).toBe('/login')
  expect(new URLSearchParams(history.location.search).get('from')).toBe(`/messages?matchId=${MATCH}`)
})

test('2 Messages (signed out): who is not signed in signs in first', async () => {
  const { history } = visitAsVisitor(`/messages?matchId=${MATCH}`)
  await expect.poll(() => history.location.pathname).toBe('/login')
  expect(history.location.search).toContain(MATCH)
})
