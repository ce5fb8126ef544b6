import type { MemberCard, Relaxation } from '@ndoa/contract/dating/discovery'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Answers, answered, refused } from '../../../testing/fake-server.ts'
import { aCard } from '../../../testing/member-card.ts'
import { aReference } from '../../../testing/reference-data.ts'
import { visitAsAmara } from '../../../testing/signed-in.tsx'

const kofi = aCard({ display_name: 'Kofi' })
const tendai = aCard({ display_name: 'Tendai' })
const yaw = aCard({ display_name: 'Yaw' })

afterEach(async () => {
  vi.restoreAllMocks()
  await page.viewport(390, 844)
})

interface Asked {
  min_age: number
  max_age: number
  country: string
  cursor: string | null
  limit: number
}

/** A server with pages of two suggestions; `requests` collects the requests. */
function server(members: MemberCard[], more: Answers = {}) {
  const requests: Asked[] = []
  const answers: Answers = {
    'POST /functions/v1/load-find-matches-params': () => ({
      body: {
        success: true,
        default_filters: {
          min_age: 28,
          max_age: 80,
          country: 'all',
          faith: 'all',
          looking_for_gender: 'Male',
        },
        user_profile: { gender: 'Female' },
      },
    }),
    'POST /functions/v1/get-matches': (body) => {
      const request = body as Asked
      requests.push(request)
      const from = Number(request.cursor ?? 0)
      const next = from + 2 < members.length ? String(from + 2) : null
      return {
        body: {
          success: true,
          data: members.slice(from, from + 2).map((card) => ({ ...card, reasons: ['Both speak Akan'] })),
          pagination: {
            has_next_page: next !== null,
            total_results: members.length,
            results_per_page: 20,
            next_cursor: next,
          },
        },
      }
    },
    ...more,
  }
  return { answers, requests }
}

const names = () =>
  page
    .getByRole('article')
    .elements()
    .map((card) => card.querySelector('h3')?.textContent)
const like = (name: string) => page.getByRole('button', { name: `Like ${name}` })

test('a liked member leaves the list at once, and Like Sent shows the server’s message', async () => {
  const { answers } = server([kofi, tendai], {
    'POST /functions/v1/likes': () => ({
      body: { success: true, message: 'Your like is there!', data: { is_matched: false, match_id: null } },
    }),
  })
  visitAsAmara('/find-matches', answers)
  await expect.element(page.getByRole('heading', { name: '2 matches' })).toBeVisible()
  await like('Kofi').click()
  await expect.element(page.getByText('Like Sent! To Kofi.')).toBeVisible()
  expect(page.getByRole('dialog').elements()).toEqual([])
  await expect.element(page.getByText('Your like is there!')).toBeVisible()
  expect(names()).toEqual(['Tendai, 31'])
  await expect
    .element(page.getByRole('heading', { name: '1 match', includeHidden: true }))
    .toBeInTheDocument()
  await page.getByRole('button', { name: 'Continue Browsing' }).click()
  await expect.element(page.getByRole('link', { name: 'Tendai, 31' })).toHaveFocus()
})

test('a failed like restores the member’s card with an error', async () => {
  let refuse = () => {}
  const waiting = new Promise<void>((resolve) => {
    refuse = resolve
  })
  const { answers } = server([kofi, tendai], {
    'POST /functions/v1/likes': () => refused(503, 'server.busy', 'The service is busy.'),
  })
  const { fetchMock } = visitAsAmara('/find-matches', answers)
  await expect.element(like('Kofi')).toBeVisible()
  const answer = fetchMock.getMockImplementation()
  fetchMock.mockImplementation(async (address, init) => {
    await waiting
    return answer?.(address, init) ?? Response.error()
  })
  await like('Kofi').click()
  await expect.poll(names).toEqual(['Tendai, 31'])
  refuse()
  await expect.element(page.getByText('Failed to like user. Please try again.')).toBeVisible()
  await expect.poll(names).toEqual(['Kofi, 31', 'Tendai, 31'])
  await expect.element(page.getByRole('heading', { name: '2 matches' })).toBeVisible()
})

test('a member at the daily limit of likes sees the time to wait', async () => {
  const sentence = "You've liked a lot of members today. Please try again in 5 hours."
  const { answers } = server([kofi], {
    'POST /functions/v1/likes': () => refused(429, 'request.too_many', sentence),
  })
  visitAsAmara('/find-matches', answers)
  await like('Kofi').click()
  await expect.element(page.getByText(sentence)).toBeVisible()
})

test('Load More adds the next page, and the last page is marked as such', async () => {
  const { answers, requests } = server([kofi, tendai, yaw])
  visitAsAmara('/find-matches', answers)
  await page.getByRole('button', { name: 'Load More Matches' }).click()
  await expect.poll(names).toEqual(['Kofi, 31', 'Tendai, 31', 'Yaw, 31'])
  await expect.element(page.getByText('You’ve seen everyone who matches these filters.')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: '3 matches' })).toBeVisible()
  expect(requests.map(({ cursor }) => cursor)).toEqual([null, '2'])
})

test('a filter is kept in the address and applied after a pause, and Clear All restores the defaults', async () => {
  await page.viewport(1280, 800)
  const { answers, requests } = server([kofi])
  let youngest = 28
  const defaults = vi.fn(() => ({
    body: {
      success: true,
      default_filters: {
        min_age: youngest,
        max_age: 80,
        country: 'all',
        faith: 'all',
        looking_for_gender: 'Male',
      },
      user_profile: { gender: 'Female' },
    },
  }))
  const { history } = visitAsAmara('/find-matches', {
    ...answers,
    'POST /functions/v1/load-find-matches-params': defaults,
  })
  await expect.element(like('Kofi')).toBeVisible()
  expect(requests).toMatchObject([{ min_age: 28, max_age: 80, country: 'all' }])
  await page.getByLabelText('Country').selectOptions('GH')
  expect(requests).toHaveLength(1)
  await expect.poll(() => requests.at(-1)?.country).toBe('GH')
  expect(history.location.search).toBe('?country=GH')
  youngest = 33 // the member changes the preferences in between
  await page.getByRole('button', { name: 'Clear All' }).click()
  await expect.poll(() => history.location.search).toBe('')
  await expect.poll(() => defaults).toHaveBeenCalledTimes(2)
  await expect.poll(() => requests.at(-1)).toMatchObject({ min_age: 33, max_age: 80, country: 'all' })
})

test('the highest age reads 60+ and includes everyone older', async () => {
  await page.viewport(1280, 800)
  const { answers, requests } = server([kofi])
  visitAsAmara('/find-matches?max_age=59', answers)
  await expect.element(like('Kofi')).toBeVisible()
  page.getByRole('slider', { name: 'Age, highest' }).element().focus()
  await userEvent.keyboard('{End}')
  await expect.element(page.getByText('28 – 60+')).toBeVisible()
  await expect.poll(() => requests.at(-1)?.max_age).toBe(100)
})

test('a member without preferences gets a notice and the default filters', async () => {
  const { answers, requests } = server([kofi], {
    'POST /functions/v1/load-find-matches-params': () => refused(404, 'request.not_found', 'Not available.'),
  })
  visitAsAmara('/find-matches', answers)
  await expect
    .element(page.getByText('Failed to load your preferences. Using default settings.'))
    .toBeVisible()
  await expect.element(like('Kofi')).toBeVisible()
  expect(requests).toMatchObject([{ min_age: 22, max_age: 35 }])
})

test('the card shows the two strongest reasons, and pressing the percentage toggles all', async () => {
  const reasons = ['Same faith, Islam', 'Both speak Akan', 'You both like farming']
  const { answers } = server([kofi])
  visitAsAmara('/find-matches', {
    ...answers,
    'POST /functions/v1/get-matches': async (body) => {
      const answer = (await answers['POST /functions/v1/get-matches']?.(body)) as { body: { data: object[] } }
      return { body: { ...answer.body, data: answer.body.data.map((card) => ({ ...card, reasons })) } }
    },
  })
  const all = page.getByRole('status').filter({ hasText: 'Why you match' })
  await expect.element(page.getByText('Both speak Akan')).toBeVisible()
  await expect.element(page.getByText('You both like farming')).not.toBeInTheDocument()
  await page.getByRole('button', { name: '87% match: see why' }).click()
  await expect.element(all.getByText('You both like farming')).toBeVisible()
  await page.getByRole('article').getByRole('button', { name: 'Close' }).click()
  await expect.element(page.getByText('You both like farming')).not.toBeInTheDocument()
})

/** A server that finds members only without country and faith filters, and names the filters that exclude them. */
function restrictiveServer(relaxations: Relaxation[], found: MemberCard[] = []) {
  const { answers, requests } = server([kofi, tendai])
  const answer = answers['POST /functions/v1/get-matches']
  const narrow = {
    success: true,
    data: found.map((card) => ({ ...card, reasons: [] })),
    pagination: {
      has_next_page: false,
      total_results: found.length,
      results_per_page: 20,
      next_cursor: null,
    },
    relaxations,
  }
  answers['POST /functions/v1/get-matches'] = (body) => {
    const whole = answer?.(body) ?? { body: null }
    return (body as Asked).country === 'all' ? whole : { body: narrow }
  }
  return { answers, requests }
}

test('an empty list names the filters that exclude everyone, and one press removes the best one', async () => {
  const { answers, requests } = restrictiveServer([
    { filter: 'faith', removes: 300, would_add: 0 },
    { filter: 'age', removes: 40, would_add: 3 },
    { filter: 'country', removes: 90, would_add: 1200 },
  ])
  const { history } = visitAsAmara('/find-matches?country=GH', answers)
  await expect.element(page.getByText('No one matches both filters yet.')).toBeVisible()
  const offers = page.getByRole('list', { name: 'How to see more members' }).getByRole('button')
  await expect
    .poll(() => offers.elements().map((offer) => offer.textContent))
    .toEqual(['Look in all countries: 1,200 more'])
  await offers.first().click()
  await expect.element(page.getByRole('heading', { name: '2 matches' })).toHaveFocus()
  expect(history.location.search).toBe('')
  expect(requests.at(-1)).toMatchObject({ country: 'all', min_age: 28 })
})

test('a short list offers to relax filters, and links to deal breakers in the profile', async () => {
  const { answers } = restrictiveServer([{ filter: 'deal_breakers', removes: 5, would_add: 2 }], [kofi])
  const { history } = visitAsAmara('/find-matches?country=GH', answers)
  await expect.element(page.getByText('Your deal breakers hide more members.')).toBeVisible()
  await page.getByRole('link', { name: 'Review deal breakers: 2 more' }).click()
  await expect.poll(() => history.location.href).toBe('/profile?section=preferences')
})

test('filters that exclude everyone only together are named together', async () => {
  const { answers } = restrictiveServer([
    { filter: 'country', removes: 90, would_add: 0 },
    { filter: 'faith', removes: 30, would_add: 0 },
  ])
  visitAsAmara('/find-matches?country=GH', answers)
  await expect.element(page.getByText('No one matches both filters yet.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Reset Filters' })).toBeVisible()
})

const reference = {
  'GET /functions/v1/get-reference-data': () =>
    answered(
      aReference({
        faiths: [
          { id: 'christianity', name: 'Christianity', denominations: [{ id: 'catholic', name: 'Catholic' }] },
          { id: 'islam', name: 'Islam', denominations: [{ id: 'sunni', name: 'Sunni' }] },
        ],
        tribes: [{ id: 'igbo', name: 'Igbo', region: 'Nigeria' }],
      }),
    ),
}
const filtersButton = page.getByRole('button', { name: /^Filters/ })
const sheet = page.getByRole('dialog', { name: 'Filters' })
const inUse = () =>
  page
    .getByRole('list', { name: 'Filters in use' })
    .getByRole('button')
    .elements()
    .map((chip) => chip.textContent)

test('filters open in a sheet on phones, with the number of matching members on its button', async () => {
  const { answers, requests } = server([kofi, tendai, yaw])
  const { history } = visitAsAmara('/find-matches', { ...answers, ...reference })
  await expect.element(like('Kofi')).toBeVisible()
  await filtersButton.click()
  await expect.element(sheet.getByRole('button', { name: 'Show 3' })).toBeVisible()
  await sheet.getByRole('group', { name: 'Has children' }).getByText('No', { exact: true }).click()
  await sheet.getByRole('button', { name: 'Active this week' }).click()
  await expect
    .poll(() => requests.at(-1))
    .toMatchObject({ limit: 0, has_children: false, active_this_week: true })
  await expect.element(sheet.getByText('3 members match')).toBeInTheDocument()
  expect(history.location.search).toBe('')

  await sheet.getByRole('button', { name: 'Show 3' }).click()
  await expect.poll(() => history.location.search).toBe('?has_children=no&active_this_week=yes')
  await expect.poll(() => requests.at(-1)).toMatchObject({ limit: 20, has_children: false })
  await expect.poll(inUse).toEqual(['Remove filter: No children', 'Remove filter: Active this week'])
  await expect.element(filtersButton).toHaveFocus()
})

test('one press removes a filter, and Back restores it', async () => {
  const { answers, requests } = server([kofi])
  const { history } = visitAsAmara('/find-matches?tribe=igbo&verified=yes', { ...answers, ...reference })
  await expect.poll(inUse).toEqual(['Remove filter: Igbo', 'Remove filter: Verified'])
  await expect.poll(() => requests.at(-1)).toMatchObject({ tribe: 'igbo', verified: true })
  await page.getByRole('button', { name: 'Remove filter: Igbo' }).click()
  await expect.poll(() => history.location.search).toBe('?verified=yes')
  await expect.element(page.getByRole('heading', { name: '1 match' })).toHaveFocus()
  history.back()
  await expect.poll(inUse).toEqual(['Remove filter: Igbo', 'Remove filter: Verified'])
  await page.getByRole('button', { name: 'Clear All' }).click()
  await expect.poll(() => history.location.search).toBe('')
  await expect.element(page.getByRole('list', { name: 'Filters in use' })).not.toBeInTheDocument()
})

test('a denomination belongs to the chosen faith and is removed with it', async () => {
  await page.viewport(1280, 800)
  const { answers, requests } = server([kofi])
  const { history } = visitAsAmara('/find-matches', { ...answers, ...reference })
  await expect.element(like('Kofi')).toBeVisible()
  await page.getByRole('button', { name: 'More filters' }).click()
  await expect.element(page.getByLabelText('Denomination')).toBeDisabled()
  await page.getByLabelText('Faith').selectOptions('Christianity')
  await page.getByLabelText('Denomination').selectOptions('Catholic')
  await expect.poll(() => requests.at(-1)).toMatchObject({ faith: 'Christianity', denomination: 'catholic' })
  await page.getByLabelText('Faith').selectOptions('Islam')
  await expect.poll(() => history.location.search).toBe('?faith=Islam')
})

test('unknown filter values in the address are dropped', async () => {
  const { answers, requests } = server([kofi])
  visitAsAmara(
    '/find-matches?tribe=atlantean&language=Klingon&education=Wizard&has_children=maybe&denomination=catholic',
    { ...answers, ...reference },
  )
  await expect.element(like('Kofi')).toBeVisible()
  for (const name of ['tribe', 'language', 'education', 'has_children', 'denomination'])
    expect(requests.at(-1)).not.toHaveProperty(name)
  await expect.element(page.getByRole('list', { name: 'Filters in use' })).not.toBeInTheDocument()
})
