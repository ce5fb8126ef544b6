import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type Answers, answered, refused } from '../../testing/fake-server.ts'
import { expectToLeaveAfter, press, useFakeTimers } from '../../testing/fake-timers.ts'
import { aCard } from '../../testing/member-card.ts'
import { visitAsAmara } from '../../testing/signed-in.tsx'

const kofi = aCard({ display_name: 'Kofi', photo_count: 2 })
const optionsOf = (label: string) =>
  [...(page.getByLabelText(label).element() as HTMLSelectElement).options].map(
    ({ textContent }) => textContent,
  )

afterEach(async () => {
  vi.restoreAllMocks()
  await page.viewport(390, 844)
})

const preferred = {
  body: {
    success: true,
    default_filters: { min_age: 28, max_age: 80, country: 'all', faith: 'all', looking_for_gender: 'Male' },
    user_profile: { gender: 'Female' },
  },
}

const found = (members: unknown[], next_cursor: string | null = null) => ({
  body: {
    success: true,
    data: members.map((card) => ({ ...(card as object), reasons: [] })),
    pagination: {
      has_next_page: next_cursor !== null,
      total_results: members.length,
      results_per_page: 20,
      next_cursor,
    },
  },
})

const visit = (answers: Answers = {}) =>
  visitAsAmara('/find-matches', {
    'POST /functions/v1/load-find-matches-params': () => preferred,
    'POST /functions/v1/get-matches': () => found([kofi]),
    ...answers,
  })

test('filters become usable once the preferences load, and can be folded', async () => {
  await page.viewport(1280, 800)
  const loaded = Promise.withResolvers<void>()
  const searched = Promise.withResolvers<void>()
  visit({
    'POST /functions/v1/load-find-matches-params': () => loaded.promise.then(() => preferred),
    'POST /functions/v1/get-matches': () => searched.promise.then(() => found([kofi])),
  })
  await expect.element(page.getByRole('heading', { name: 'Find Your Perfect Match' })).toBeVisible()
  const country = page.getByLabelText('Country')
  await expect.element(country).toBeVisible()
  await expect.element(country).toBeDisabled()
  loaded.resolve()
  await expect.element(country).toBeEnabled()
  await expect.element(page.getByText('Searching for matches...')).toBeInTheDocument()
  searched.resolve()
  await expect.element(page.getByRole('link', { name: 'Kofi, 31' })).toBeVisible()
  await page.getByRole('button', { name: 'Filters' }).click()
  await expect.element(country).not.toBeInTheDocument()
})

test('filters offer the right ages, countries and faiths', async () => {
  visit()
  await page.getByRole('button', { name: /^Filters/ }).click()
  for (const end of ['lowest', 'highest']) {
    const slider = page.getByRole('slider', { name: `Age, ${end}` })
    await expect.element(slider).toHaveAttribute('min', '18')
    await expect.element(slider).toHaveAttribute('max', '60')
  }
  expect(optionsOf('Country')).toEqual([
    'All Countries',
    'Nigeria',
    'Ghana',
    'Kenya',
    'South Africa',
    'Egypt',
    'Morocco',
    'Ethiopia',
    'Uganda',
    'United States',
    'United Kingdom',
    'Canada',
  ])
  expect(optionsOf('Faith')).toEqual([
    'All Faiths',
    'Christianity',
    'Islam',
    'Traditional African Religion',
    'Other',
    'Spiritual but not religious',
  ])
})

test('suggestions come twenty at a time in one of two orders', async () => {
  const getMatches = vi.fn((_question: unknown) => found([kofi]))
  const { history } = visit({ 'POST /functions/v1/get-matches': getMatches })
  await expect.element(page.getByRole('article')).toHaveLength(1)
  expect(getMatches.mock.calls[0]?.[0]).toMatchObject({ limit: 20, sort_by: 'compatibility' })
  expect(optionsOf('Sort by')).toEqual(['Compatibility', 'Newest'])
  await page.getByLabelText('Sort by').selectOptions('Newest')
  await expect.poll(() => history.location.search).toBe('?sort=newest')
  await expect.poll(() => getMatches.mock.lastCall?.[0]).toMatchObject({ sort_by: 'newest' })
})

test('only the last of several quick changes is searched for, 800 ms later', async () => {
  await page.viewport(1280, 800)
  const getMatches = vi.fn((_question: unknown) => found([kofi]))
  visit({ 'POST /functions/v1/get-matches': getMatches })
  await expect.element(page.getByRole('article')).toHaveLength(1)
  const country = page.getByLabelText('Country').element() as HTMLSelectElement
  useFakeTimers()
  choose(country, 'GH')
  vi.advanceTimersByTime(799)
  choose(country, 'KE')
  vi.advanceTimersByTime(799)
  expect(getMatches).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(1)
  vi.useRealTimers()
  await expect
    .poll(() => getMatches.mock.calls.map(([body]) => (body as { country: string }).country))
    .toEqual(['all', 'KE'])
})

/** Chooses an option without waiting for the page. */
function choose(select: HTMLSelectElement, value: string) {
  select.value = value
  select.dispatchEvent(new Event('change', { bubbles: true }))
}

test('an empty result offers to reset the filters', async () => {
  const { history } = visitAsAmara('/find-matches?country=GH', {
    'POST /functions/v1/load-find-matches-params': () => preferred,
    'POST /functions/v1/get-matches': (body) =>
      found((body as { country: string }).country === 'all' ? [kofi] : []),
  })
  await expect.element(page.getByRole('heading', { name: 'No one matches all of these yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Reset Filters' }).click()
  await expect.element(page.getByRole('link', { name: 'Kofi, 31' })).toBeVisible()
  expect(history.location.search).toBe('')
})

test('a failed search can be retried', async () => {
  let isServerUp = false
  visit({
    'POST /functions/v1/get-matches': () =>
      isServerUp ? found([kofi]) : refused(422, 'request.invalid', 'Please check the marked fields.'),
  })
  await expect.element(page.getByText('Error Loading Matches')).toBeVisible()
  await expect.element(page.getByText('Failed to fetch matches')).toHaveLength(2)
  isServerUp = true
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect.element(page.getByRole('link', { name: 'Kofi, 31' })).toBeVisible()
})

test('a failed next page keeps the suggestions already shown', async () => {
  visit({
    'POST /functions/v1/get-matches': (body) =>
      (body as { cursor?: string }).cursor
        ? refused(422, 'request.invalid', 'Please check the marked fields.')
        : found([kofi], 'next'),
  })
  await page.getByRole('button', { name: 'Load More Matches' }).click()
  await expect.element(page.getByText('Failed to fetch more matches')).toHaveLength(2)
  await expect.element(page.getByRole('link', { name: 'Kofi, 31' })).toBeVisible()
})

test('preferences that fail to load are replaced by the default filters', async () => {
  const getMatches = vi.fn((_question: unknown) => found([kofi]))
  visitAsAmara('/find-matches', { 'POST /functions/v1/get-matches': getMatches })
  await expect.element(page.getByText('Error loading preferences. Using default settings.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Kofi, 31' })).toBeVisible()
  expect(getMatches.mock.lastCall?.[0]).toMatchObject({
    min_age: 22,
    max_age: 35,
    country: 'all',
    faith: 'all',
  })
})

test('one to four cards are side by side, depending on the width', async () => {
  const names = ['Kofi', 'Tendai', 'Yaw', 'Musa', 'Tunde', 'Femi']
  visit({
    'POST /functions/v1/get-matches': () => found(names.map((display_name) => aCard({ display_name }))),
  })
  await expect.element(page.getByRole('article')).toHaveLength(6)
  const cardsPerRow = () =>
    new Set(
      page
        .getByRole('article')
        .elements()
        .map((card) => Math.round(card.getBoundingClientRect().x)),
    ).size
  for (const [width, count] of [
    [390, 1],
    [700, 2],
    [1100, 3],
    [1440, 4],
  ] as const) {
    await page.viewport(width, 800)
    await expect.poll(cardsPerRow).toBe(count)
  }
})

test('photos open from a card with photos', async () => {
  visit({
    'POST /functions/v1/get-matches': () =>
      found([kofi, aCard({ display_name: 'Yaw', photo_count: 1 }), aCard({ display_name: 'Musa' })]),
    'POST /functions/v1/get-user-photos': () => answered([]),
  })
  await expect.element(page.getByRole('button', { name: '1 photo of Yaw' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /photos? of Musa/ })).not.toBeInTheDocument()
  await page.getByRole('button', { name: '2 photos of Kofi' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Photos of Kofi' })).toBeVisible()
})

test('Like Sent closes after 3 seconds', async () => {
  visit({ 'POST /functions/v1/likes': () => answered({ is_matched: false, match_id: null }) })
  const like = page.getByRole('button', { name: 'Like Kofi' })
  await expect.element(like).toBeVisible()
  useFakeTimers()
  press(like)
  await expectToLeaveAfter(3_000, page.getByText('User liked successfully!'))
})

test('the next member can be liked during Like Sent, and Undo takes back the last like', async () => {
  const requests: unknown[] = []
  visit({
    'POST /functions/v1/get-matches': () => found([kofi, aCard({ display_name: 'Yaw' })]),
    'POST /functions/v1/likes': () => answered({ is_matched: false, match_id: null }),
    'POST /functions/v1/take-back-like': (body) => {
      requests.push(body)
      return answered(null)
    },
  })
  const like = (name: string) => page.getByRole('button', { name: `Like ${name}`, exact: true })
  await like('Kofi').click()
  await expect.element(page.getByText('User liked successfully!')).toBeVisible()
  await like('Yaw').click()
  await expect.element(page.getByText('Like Sent! To Yaw.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(like('Yaw')).toBeVisible()
  expect(like('Kofi').elements()).toEqual([])
  expect(requests).toHaveLength(1)
})

test('a like that became a match cannot be taken back, and the card stays away', async () => {
  visit({
    'POST /functions/v1/get-matches': () => found([kofi, aCard({ display_name: 'Yaw' })]),
    'POST /functions/v1/likes': () => answered({ is_matched: false, match_id: null }),
    'POST /functions/v1/take-back-like': () =>
      refused(409, 'likes.matched', 'The two of you are a match already.'),
  })
  await page.getByRole('button', { name: 'Like Yaw', exact: true }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByText('The two of you are a match already.')).toBeVisible()
  expect(page.getByRole('button', { name: 'Like Yaw', exact: true }).elements()).toEqual([])
})

test('a member who likes the viewer is marked on the card, and is liked back', async () => {
  visit({
    'POST /functions/v1/get-matches': () =>
      found([aCard({ display_name: 'Yaw', likes_you: true }), aCard({ display_name: 'Musa' })]),
  })
  const card = (name: string) => page.getByRole('article', { name: `${name}, 31` })
  await expect.element(card('Yaw').getByText('Likes you')).toBeVisible()
  await expect.element(card('Yaw').getByRole('button', { name: 'Like Back: Yaw' })).toBeVisible()
  await expect.element(card('Musa').getByRole('button', { name: 'Like Musa' })).toBeVisible()
  expect(card('Musa').getByText('Likes you').elements()).toEqual([])
})

const NO_ANSWERS = { photos: [], spoken_languages: [], interests: [] }

test('a gender chosen by hand goes with a like and with an opened profile', async () => {
  await page.viewport(1280, 800)
  const give = vi.fn((_like: unknown) => answered({ is_matched: false, match_id: null }))
  const ama = aCard({ display_name: 'Ama', gender: 'Female' })
  visitAsAmara('/find-matches?gender=Female', {
    'POST /functions/v1/load-find-matches-params': () => preferred,
    'POST /functions/v1/get-matches': () => found([ama]),
    [`GET /functions/v1/get-profile?user_id=${ama.user_id}&looking_for_gender=Female`]: () =>
      answered({ ...ama, relation: 'none', match_id: null, reasons: [], strongest: [], ...NO_ANSWERS }),
    'POST /functions/v1/likes': give,
  })
  await page.getByRole('link', { name: 'Ama, 31' }).click()
  await page.getByRole('dialog', { name: 'Ama, 31' }).getByRole('button', { name: 'Like Ama' }).click()
  await expect
    .poll(() => give.mock.lastCall?.[0])
    .toMatchObject({ to_id: ama.user_id, looking_for_gender: 'Female' })
})
