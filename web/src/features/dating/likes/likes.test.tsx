import type { ReceivedLike } from '@ndoa/contract/dating/likes'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type Answers, answered, refused } from '../../../testing/fake-server.ts'
import { aCard } from '../../../testing/member-card.ts'
import { visitAsAmara } from '../../../testing/signed-in.tsx'

const MATCH = 'b7d0d2a4-0b1d-4c53-9c05-0d8f2f6f1a22'

function aLike(like: Partial<ReceivedLike> & { display_name: string }): ReceivedLike {
  const card = aCard(like)
  return { ...card, id: card.user_id, created_at: '2026-01-01T00:00:00.000Z', interests: [], ...like }
}

const kofi = aLike({ display_name: 'Kofi', compatibility_percentage: 70 })
const tendai = aLike({ display_name: 'Tendai', compatibility_percentage: 90, verified: true })

afterEach(() => void vi.restoreAllMocks())

function server(likeBack: Answers[string]): Answers {
  return {
    'POST /functions/v1/get-received-likes': () => answered([kofi, tendai]),
    'POST /functions/v1/get-my-matches': () => answered([]),
    'POST /functions/v1/likes': likeBack,
  }
}

const names = () =>
  page
    .getByRole('article')
    .elements()
    .map((card) => card.querySelector('h3')?.textContent)
const matched = () => answered({ is_matched: true, match_id: MATCH })

test('a like back removes the card and opens Match Found, and its toast follows after closing', async () => {
  visitAsAmara('/likes', server(matched))
  await page.getByRole('button', { name: 'Like Back: Kofi' }).click()
  const dialog = page.getByRole('dialog', { name: 'Match Found' })
  await expect.element(dialog).toBeVisible()
  expect(page.getByText('Liked Kofi back!').elements()).toEqual([])
  await page.getByRole('button', { name: 'Awesome!' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(page.getByText('Liked Kofi back!')).toBeVisible()
  expect(names()).toEqual(['Tendai, 31'])
  await expect.element(page.getByRole('link', { name: 'Tendai, 31' })).toHaveFocus()
})

test('a failed like back restores the card', async () => {
  const answer = Promise.withResolvers<void>()
  visitAsAmara(
    '/likes',
    server(() => answer.promise.then(() => refused(503, 'server.busy', 'The service is busy.'))),
  )
  await page.getByRole('button', { name: 'Like Back: Kofi' }).click()
  await expect.poll(names).toEqual(['Tendai, 31'])
  answer.resolve()
  await expect.element(page.getByText('Failed to like back. Please try again.')).toBeVisible()
  await expect.poll(names).toEqual(['Kofi, 31', 'Tendai, 31'])
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('the order of likes can be chosen and is kept in the address', async () => {
  const { history } = visitAsAmara('/likes', server(matched))
  await expect.element(page.getByRole('heading', { name: 'People Who Liked You' })).toBeVisible()
  const select = page.getByLabelText('Sort by')
  await expect.element(select).toBeVisible()
  const options = [...(select.element() as HTMLSelectElement).options].map(({ textContent }) => textContent)
  expect(options).toEqual(['Most Recent', 'Highest Compatibility', 'Verified First', 'Most Photos'])
  await select.selectOptions('Highest Compatibility')
  await expect.poll(names).toEqual(['Tendai, 31', 'Kofi, 31'])
  expect(history.location.search).toBe('?sort=compatibility')
})

test('likes are shown as a grid or as a list', async () => {
  const { history } = visitAsAmara('/likes', server(matched))
  await expect.element(page.getByRole('article')).toHaveLength(2)
  const cardsPerRow = () =>
    new Set(
      page
        .getByRole('article')
        .elements()
        .map((card) => card.getBoundingClientRect().x),
    ).size
  expect(cardsPerRow()).toBe(2)
  await page.getByRole('radio', { name: 'List' }).click({ force: true })
  await expect.poll(cardsPerRow).toBe(1)
  expect(history.location.search).toContain('view=list')
})

test('a new like is marked, and photos open from its card', async () => {
  const fresh = aLike({ display_name: 'Yaw', photo_count: 2, created_at: new Date().toISOString() })
  visitAsAmara('/likes', {
    ...server(matched),
    'POST /functions/v1/get-received-likes': () => answered([fresh, kofi]),
    'POST /functions/v1/get-user-photos': () => answered([]),
  })
  const card = (name: string) => page.getByRole('article').filter({ hasText: name })
  await expect.element(card('Yaw').getByText('New Like!')).toBeVisible()
  await expect.element(card('Yaw').getByRole('button', { name: 'Like Back: Yaw' })).toBeVisible()
  expect(card('Kofi').getByText('New Like!').elements()).toEqual([])
  await card('Yaw').getByRole('button', { name: '2 photos of Yaw' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Photos of Yaw' })).toBeVisible()
})

test('the likes screen shows that it is loading', async () => {
  visitAsAmara('/likes', { 'POST /functions/v1/get-received-likes': () => new Promise(() => {}) })
  await expect.element(page.getByText('Loading likes...')).toBeInTheDocument()
})

test('the figures count unanswered likes', async () => {
  visitAsAmara('/likes', server(matched))
  const figure = (label: string) =>
    page.getByRole('term').filter({ hasText: label }).element().parentElement?.querySelector('dd')
      ?.textContent
  await expect.element(page.getByRole('article').first()).toBeVisible()
  expect(['Total Likes', 'Verified', 'Avg Match', 'Visible'].map(figure)).toEqual(['2', '1', '80%', '0'])
})

test('an empty likes list explains itself, and a failed one can be retried', async () => {
  let isServerUp = false
  visitAsAmara('/likes', {
    'POST /functions/v1/get-received-likes': () =>
      isServerUp ? answered([]) : refused(422, 'request.invalid', 'Please check the marked fields.'),
  })
  await expect.element(page.getByRole('heading', { name: 'Error Loading Likes' })).toBeVisible()
  await expect.element(page.getByText('Error loading likes', { exact: true })).toBeVisible()
  isServerUp = true
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect.element(page.getByRole('heading', { name: 'No Likes Yet' })).toBeVisible()
})
