import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { endSession } from '../../app/session-end.ts'
import { aConversation, aMessage, MATCH } from '../../features/dating/messaging/messages.test-data.ts'
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

test('phones show either the list or one conversation', async () => {
  const { history } = visit(`/messages?matchId=${MATCH}`)
  await expect.element(chatWith('Kofi')).toBeVisible()
  expect(list.elements()).toEqual([])
  await back.click()
  await expect.element(list).toBeVisible()
  expect(chatWith('Kofi').elements()).toEqual([])
  expect(history.location.search).toBe('')
})

test('the first conversation opens beside the list', async () => {
  await page.viewport(1280, 800)
  visit('/messages')
  await expect.element(chatWith('Tendai')).toBeVisible()
  expect(back.elements()).toEqual([])
  const width = (name: string) =>
    page.getByRole('region', { name, exact: true }).element().getBoundingClientRect().width
  await expect.poll(() => width('Conversation') / width('Conversations')).toBeCloseTo(2, 1)
})

test('conversations are found by name and by text', async () => {
  visit('/messages')
  const search = page.getByPlaceholder('Search conversations...')
  await search.fill('kof')
  await expect.element(list.getByRole('link')).toHaveLength(1)
  await expect.element(list.getByRole('link', { name: /Kofi/ })).toBeVisible()
  await search.fill('sunday')
  await expect.element(list.getByRole('link', { name: /Tendai/ })).toBeVisible()
})

test('a conversation has a header, bubbles, and a field that grows up to 120 px', async () => {
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

test('a conversation without messages invites the member to start', async () => {
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

test('a failure is shown, and Retry loads again', async () => {
  let isServerUp = false
  visit('/messages', {
    'POST /functions/v1/get-conversations': () =>
      isServerUp ? answered([kofi]) : refused(422, 'request.invalid', 'Please check the marked fields.'),
  })
  await expect.element(page.getByRole('heading', { name: 'Error Loading Messages' })).toBeVisible()
  await expect.element(page.getByText('Please check the marked fields.')).toBeVisible()
  isServerUp = true
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.element(list.getByRole('link', { name: /Kofi/ })).toBeVisible()
})

test('a member without matches sees what to do next', async () => {
  visit('/messages', { 'POST /functions/v1/get-conversations': () => answered([]) })
  await expect.element(page.getByRole('heading', { name: 'No Matches Found' })).toBeVisible()
  await expect
    .element(page.getByText('You need to match with someone first to start a conversation.'))
    .toBeVisible()
})

test('a member with a match and no messages can start a conversation', async () => {
  visit('/messages', {
    'POST /functions/v1/get-conversations': () => answered([]),
    'POST /functions/v1/get-my-matches': () => answered([aMatch({ display_name: 'Kofi' })]),
  })
  await expect.element(page.getByRole('heading', { name: 'No Messages Yet' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Start New Conversation' })).toBeVisible()
})

test('an ended session asks to sign in and keeps the screen’s address', async () => {
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

test('a visitor signs in first', async () => {
  const { history } = visitAsVisitor(`/messages?matchId=${MATCH}`)
  await expect.poll(() => history.location.pathname).toBe('/login')
  expect(history.location.search).toContain(MATCH)
})
