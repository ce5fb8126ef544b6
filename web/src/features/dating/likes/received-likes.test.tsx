import type { ReceivedLike } from '@ndoa/contract/dating/likes'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Answers, answered, refused } from '../../../testing/fake-server.ts'
import { fakeRealtime } from '../../../testing/fake-socket.ts'
import { aCard, aPhoto } from '../../../testing/member-card.ts'
import { aReference } from '../../../testing/reference-data.ts'
import { visitAsAmara } from '../../../testing/signed-in.tsx'

const DAY = 86_400_000
const MATCH = 'b7d0d2a4-0b1d-4c53-9c05-0d8f2f6f1a22'
const daysAgo = (days: number) => new Date(Date.now() - days * DAY).toISOString()

function aLike(like: Partial<ReceivedLike> & { display_name: string }): ReceivedLike {
  const card = aCard(like)
  return { ...card, id: card.user_id, created_at: daysAgo(0), interests: [], ...like }
}

const kofi = aLike({ display_name: 'Kofi' })
const card = (name: string) => page.getByRole('article', { name: `${name}, 31` })

const visit = (likes: readonly ReceivedLike[], answers: Answers = {}, address = '/likes') =>
  visitAsAmara(address, { 'POST /functions/v1/get-received-likes': () => answered(likes), ...answers })

const profileOf =
  (relation: string, match_id: string | null = null) =>
  () =>
    answered({ ...kofi, relation, match_id, reasons: [], photos: [], spoken_languages: [], bio: null })

afterEach(() => void vi.restoreAllMocks())

test('a card shows when the like was given', async () => {
  visit([
    kofi,
    aLike({ display_name: 'Yaw', created_at: daysAgo(1) }),
    aLike({ display_name: 'Musa', created_at: '2026-01-01T12:00:00.000Z' }),
  ])
  await expect.element(card('Kofi').getByText('Liked you today', { exact: true })).toBeVisible()
  await expect.element(card('Yaw').getByText('Liked you yesterday', { exact: true })).toBeVisible()
  await expect.element(card('Musa').getByText('Liked you on Jan 1, 2026', { exact: true })).toBeVisible()
})

test('a profile outside the gender that one of both seeks has no percentage and no Like', async () => {
  const outside = { compatibility_percentage: null, strongest: [], relation: 'none', match_id: null }
  visit(
    [],
    {
      'GET /functions/v1/get-profile': () =>
        answered({ ...kofi, ...outside, reasons: [], photos: [], spoken_languages: [], bio: null }),
    },
    `/likes?member=${kofi.user_id}`,
  )
  const sheet = page.getByRole('dialog', { name: 'Kofi, 31' })
  await expect.element(sheet.getByRole('button', { name: /^Not for me/i })).toBeVisible()
  expect(sheet.getByRole('button', { name: /^Like/ }).elements()).toEqual([])
  expect(sheet.element().textContent).not.toContain('%')
})

test('the list shows up to three interests, and marks a missing bio', async () => {
  await page.viewport(1280, 900)
  const names = ['Music', 'Travel', 'Art', 'Sports']
  visit(
    [
      aLike({ display_name: 'Yaw', bio: 'I sing.', interests: names.map((name) => name.toLowerCase()) }),
      kofi,
    ],
    {
      'GET /functions/v1/get-reference-data': () =>
        answered(
          aReference({
            interests: names.map((name) => ({ id: name.toLowerCase(), name, category: 'Leisure' })),
          }),
        ),
    },
    '/likes?view=list',
  )
  await expect.element(card('Yaw').getByText('Music · Travel · Art', { exact: true })).toBeVisible()
  await expect.element(card('Yaw').getByText('I sing.')).toBeVisible()
  await expect.element(card('Kofi').getByText('No bio available')).toBeVisible()
  await page.viewport(390, 844)
})

test('a blurred photo links to the membership that shows it, or names the owner’s choice', async () => {
  const blurredFor = (blurred_for: 'non_members' | 'everybody' | null) => ({
    main_photo: aPhoto(1, { blurred: blurred_for !== null, blurred_for }),
  })
  for (const address of ['/likes', '/likes?view=list']) {
    const { close } = visit(
      [
        aLike({ display_name: 'Yaw', ...blurredFor('non_members') }),
        aLike({ display_name: 'Musa', ...blurredFor('everybody') }),
        aLike({ display_name: 'Kofi', ...blurredFor(null) }),
      ],
      {},
      address,
    )
    const premium = card('Yaw').getByRole('link', { name: 'Premium Feature' })
    await expect.element(premium).toHaveAttribute('href', '/membership')
    const [link, photo] = [premium, card('Yaw').getByRole('img')].map((one) =>
      one.element().getBoundingClientRect(),
    )
    expect(link!.top).toBeGreaterThan(photo!.top)
    expect(link!.bottom).toBeLessThan(photo!.bottom)
    expect(link!.left).toBeGreaterThanOrEqual(photo!.left)
    expect(link!.right).toBeLessThanOrEqual(photo!.right)
    expect(link!.height).toBeGreaterThanOrEqual(44)
    await expect.element(card('Musa').getByText('Musa shares photos person by person.')).toBeVisible()
    await expect.element(page.getByText('Premium Feature')).toHaveLength(1)
    await expect.element(page.getByText(/person by person/)).toHaveLength(1)
    close()
  }
})

test('a new like appears in the list and in the figures without a reload', async () => {
  const sendEvent = fakeRealtime()
  const likes = [kofi]
  visit(likes)
  await expect.element(card('Kofi')).toBeVisible()
  likes.unshift(aLike({ display_name: 'Yaw' }))
  await sendEvent({ type: 'like.received' })
  await expect.element(card('Yaw')).toBeVisible()
  await expect.element(page.getByRole('definition').first()).toHaveTextContent('2')
})

test('a member at the daily limit sees the time to wait, and the card returns', async () => {
  const sentence = 'You’ve liked a lot of members today. Please try again in 5 hours.'
  visit([kofi], { 'POST /functions/v1/likes': () => refused(429, 'request.too_many', sentence) })
  await page.getByRole('button', { name: 'Like Back: Kofi' }).click()
  await expect.element(page.getByText(sentence)).toBeVisible()
  await expect.element(card('Kofi')).toBeVisible()
})

test('the empty screen after the last answer links to Find Matches', async () => {
  visit([kofi], {
    'POST /functions/v1/likes': () => answered({ is_matched: true, match_id: null }),
  })
  await page.getByRole('button', { name: 'Like Back: Kofi' }).click()
  await expect.element(page.getByText('Liked Kofi back!')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'No Likes Yet' })).toBeVisible()
  const link = page.getByRole('main').getByRole('link', { name: 'Find Matches' })
  await expect.element(link).toHaveAttribute('href', '/find-matches')
})

test('a like back from the profile closes it and removes the card', async () => {
  visit([kofi, aLike({ display_name: 'Yaw' })], {
    'GET /functions/v1/get-profile': profileOf('liked_me'),
    'POST /functions/v1/likes': () => answered({ is_matched: true, match_id: null }),
  })
  await card('Kofi').getByRole('link', { name: 'Kofi, 31' }).click()
  const sheet = page.getByRole('dialog', { name: 'Kofi, 31' })
  await sheet.getByRole('button', { name: 'Like Back: Kofi' }).click()
  await expect.element(page.getByText('Liked Kofi back!')).toBeVisible()
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(card('Kofi')).not.toBeInTheDocument()
  await expect.element(card('Yaw')).toBeVisible()
})

test('a match’s profile offers a message and no like', async () => {
  const answers: Answers = { 'GET /functions/v1/get-profile': profileOf('matched', MATCH) }
  visit([kofi], answers, `/likes?member=${kofi.user_id}`)
  const sheet = page.getByRole('dialog', { name: 'Kofi, 31' })
  await expect
    .element(sheet.getByRole('link', { name: 'Message Kofi' }))
    .toHaveAttribute('href', `/messages?matchId=${MATCH}`)
  await expect.element(sheet.getByRole('button', { name: /Like/ })).not.toBeInTheDocument()
})

test('a liked member cannot be liked again from the profile', async () => {
  visit([kofi], { 'GET /functions/v1/get-profile': profileOf('liked') }, `/likes?member=${kofi.user_id}`)
  const sheet = page.getByRole('dialog', { name: 'Kofi, 31' })
  await expect.element(sheet.getByRole('button', { name: 'Like Sent' })).toBeDisabled()
  await userEvent.keyboard('{Escape}')
  await expect.element(sheet).not.toBeInTheDocument()
})
