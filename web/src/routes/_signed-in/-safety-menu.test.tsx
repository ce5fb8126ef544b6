import type { ServerEvent } from '@ndoa/contract/realtime'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  aConversation,
  KOFI,
  MATCH,
  messagesFrom,
} from '../../features/dating/messaging/messages.test-data.ts'
import { realtime } from '../../lib/realtime/realtime.ts'
import { type Answers, answered, refused } from '../../testing/fake-server.ts'
import { aCard } from '../../testing/member-card.ts'
import { aMatch } from '../../testing/my-match.ts'
import { myConsents, mySettings } from '../../testing/my-settings.ts'
import { visitAsAmara } from '../../testing/signed-in.tsx'

const kofi = { ...aCard({ display_name: 'Kofi', photo_count: 1 }), user_id: KOFI, reasons: [] }
const tendai = { ...aCard({ display_name: 'Tendai' }), reasons: [] }
const like = (card: typeof kofi) => ({
  ...card,
  id: card.user_id,
  created_at: '2026-01-01T00:00:00Z',
  interests: [],
})
const DONE = 'Done. You no longer see each other.'
const done = () => ({ body: { success: true, data: null, message: DONE } })

afterEach(async () => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  realtime.stop()
  await page.viewport(390, 844)
})

/** A server that returns Kofi until he leaves. */
function server(more: Answers = {}) {
  const world = { isThere: true, asked: [] as [string, unknown][] }
  const there = <T,>(rows: T[], others: T[] = []) => (world.isThere ? [...rows, ...others] : others)
  const part = (name: string) => (body: unknown) => {
    world.asked.push([name, body])
    world.isThere = name === 'hide-member' ? (body as { undo?: boolean }).undo === true : false
    return done()
  }
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
    'POST /functions/v1/get-matches': () => {
      const data = there([kofi], [tendai])
      const pagination = {
        has_next_page: false,
        total_results: data.length,
        results_per_page: 20,
        next_cursor: null,
      }
      return { body: { success: true, data, pagination } }
    },
    'POST /functions/v1/get-received-likes': () => answered(there([like(kofi)], [like(tendai)])),
    'POST /functions/v1/get-my-matches': () =>
      answered(there([aMatch({ display_name: 'Kofi', user_id: KOFI, match_id: MATCH })])),
    'POST /functions/v1/get-conversations': () => answered(there([aConversation()])),
    'POST /functions/v1/get-messages': () => ({
      body: {
        success: true,
        data: messagesFrom(1, 3),
        pagination: { has_next_page: false, results_per_page: 50 },
      },
    }),
    'POST /functions/v1/mark-messages-read': () => answered({ read: 1 }),
    'POST /functions/v1/get-user-photos': () => answered([]),
    'POST /functions/v1/record-profile-view': () => answered({}),
    'GET /functions/v1/get-profile': () =>
      world.isThere
        ? answered({
            ...kofi,
            member_since: '2026-05',
            relation: 'none',
            match_id: null,
            photos: [],
            spoken_languages: [],
            interests: [],
          })
        : refused(404, 'request.not_found', 'This is not available.'),
    'POST /functions/v1/get-dashboard-stats': () =>
      answered({ profile_views: 0, new_matches: 0, messages_sent: 0, likes_received: 0 }),
    'POST /functions/v1/block-member': part('block-member'),
    'POST /functions/v1/unmatch': part('unmatch'),
    'POST /functions/v1/hide-member': part('hide-member'),
    ...more,
  }
  return { world, answers }
}

const dots = page.getByRole('button', { name: 'More options for Kofi' })
const sheet = page.getByRole('dialog', { name: 'Kofi', exact: true })
const item = (name: string) => sheet.getByRole('button', { name, exact: true })
const CHOICES = ['Not for me', 'Unmatch', 'Block']
const items = () => CHOICES.filter((name) => item(name).elements().length > 0)
const confirm = (verb: string) =>
  page.getByRole('alertdialog').getByRole('button', { name: verb, exact: true })
const kofis = () => page.getByText(/^Kofi(, \d+)?$/).elements()

const SURFACES: [string, string, string[], (() => Promise<void>)?][] = [
  ['a card of Find Matches', '/find-matches', ['Not for me', 'Block']],
  ['a card of the dashboard', '/dashboard', ['Not for me', 'Block']],
  ['a like', '/likes', ['Not for me', 'Block']],
  ['a match', '/my-matches', ['Unmatch', 'Block']],
  ['an open profile', `/find-matches?member=${KOFI}`, ['Not for me', 'Block']],
  ['a conversation', `/messages?matchId=${MATCH}`, ['Unmatch', 'Block']],
  [
    'open photos',
    '/likes',
    ['Not for me', 'Block'],
    () => page.getByRole('button', { name: '1 photo of Kofi' }).click(),
  ],
]

test.each(SURFACES)(
  'from %s a member is blocked in three presses and gone at once',
  async (where, path, offered, first) => {
    const { answers, world } = server()
    const { queryClient } = visitAsAmara(path, answers)
    await first?.()
    const dialog = page.getByRole('dialog').getByRole('button', { name: 'More options for Kofi' })
    const button =
      first || path.includes('member=') ? dialog : where === 'a conversation' ? dots.first() : dots
    await button.click()
    await expect.element(item('Block')).toBeVisible()
    expect(items()).toEqual(offered)
    const { width, height } = button.element().getBoundingClientRect()
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    await item('Block').click()
    await expect.element(page.getByRole('alertdialog', { name: 'Block Kofi?' })).toBeVisible()
    await expect
      .element(page.getByText('You will no longer see each other. They won’t be told.'))
      .toBeVisible()
    await confirm('Block').click()
    await expect.poll(kofis).toEqual([])
    await expect.element(page.getByText(DONE)).toBeVisible()
    expect(world.asked).toEqual([['block-member', { user_id: KOFI }]])
    // The query cache keeps nothing about Kofi either.
    await expect
      .poll(() =>
        JSON.stringify(
          queryClient
            .getQueryCache()
            .getAll()
            .map(({ state }) => state.data ?? null),
        ),
      )
      .not.toContain(KOFI)
  },
)

test('a single message offers only Block, and a report that names it', async () => {
  const reported = vi.fn((_report: unknown) => answered(null))
  const { answers } = server({ 'POST /functions/v1/report-member': reported })
  visitAsAmara(`/messages?matchId=${MATCH}`, answers)
  await dots.nth(1).click()
  await expect.element(item('Block')).toBeVisible()
  expect(items()).toEqual(['Block'])
  await item('Insults me or spreads hatred').click()
  await page.getByRole('button', { name: 'Send Report', exact: true }).click()
  await expect
    .poll(() => reported.mock.lastCall)
    .toMatchObject([{ surface: 'message', message_ids: [messagesFrom(1, 3)[0]?.id] }])
})

const showing = (shown: { to: string[] }, photo_blur_for = 'everybody'): Answers => ({
  'GET /functions/v1/get-settings': () => answered({ ...mySettings, photo_blur: true, photo_blur_for }),
  'GET /functions/v1/get-photo-grants': () =>
    answered(
      shown.to.map((user_id) => ({ user_id, display_name: 'Kofi', created_at: '2026-05-01T00:00:00Z' })),
    ),
  'POST /functions/v1/grant-photos': (body) => {
    shown.to = [(body as { user_id: string }).user_id]
    return answered(null)
  },
  'POST /functions/v1/revoke-photos': () => {
    shown.to = []
    return answered(null)
  },
})
const SHOW = 'Show them my photos'
const HIDE = 'Hide my photos again'

test('blurred photos can be shown to a match from the conversation and hidden again', async () => {
  const shown = { to: [] as string[] }
  const { answers } = server(showing(shown))
  visitAsAmara(`/messages?matchId=${MATCH}`, answers)
  await dots.first().click()
  await item(SHOW).click()
  await expect.element(page.getByText('Kofi can see your photos now.')).toBeVisible()
  expect(shown.to).toEqual([KOFI])
  await dots.first().click()
  await item(HIDE).click()
  await expect.element(page.getByText('Your photos are blurred for Kofi again.')).toBeVisible()
  expect(shown.to).toEqual([])
})

test.each([
  ['somebody who likes me', { relation: 'liked_me' }, 'everybody', [SHOW]],
  ['a stranger', { relation: 'none' }, 'everybody', []],
  ['somebody whom I like', { relation: 'liked' }, 'everybody', []],
  ['a match while a membership decides', { relation: 'matched', match_id: MATCH }, 'non_members', []],
] as const)(
  'a profile menu for %s offers to show photos where useful',
  async (_who, about, rule, offered) => {
    const { answers } = server(showing({ to: [] }, rule))
    const more = {
      ...kofi,
      reasons: [],
      photos: [],
      spoken_languages: [],
      interests: [],
      member_since: '2026-05',
    }
    const { queryClient } = visitAsAmara(`/find-matches?member=${KOFI}`, {
      ...answers,
      'GET /functions/v1/get-profile': () => answered({ ...more, match_id: null, ...about }),
    })
    await page.getByRole('dialog').getByRole('button', { name: 'More options for Kofi' }).click()
    await expect.element(item('Block')).toBeVisible()
    await expect.poll(() => queryClient.isFetching()).toBe(0)
    expect([SHOW, HIDE].filter((name) => item(name).elements().length > 0)).toEqual(offered)
  },
)

test('a conversation whose match ends returns to the list, and a lost answer counts as done', async () => {
  const gone = {
    'POST /functions/v1/unmatch': () => refused(404, 'request.not_found', 'This is not available.'),
  }
  const { answers } = server(gone)
  const { history } = visitAsAmara(`/messages?matchId=${MATCH}`, answers)
  await dots.first().click()
  await item('Unmatch').click()
  await confirm('Unmatch').click()
  await expect.poll(() => history.location.search).toBe('')
  await expect.poll(kofis).toEqual([])
  expect(page.getByText('We couldn’t', { exact: false }).elements()).toEqual([])
})

test('a failed action restores the member with an error', async () => {
  const answer = Promise.withResolvers<void>()
  const { answers } = server({
    'POST /functions/v1/block-member': () =>
      answer.promise.then(() => refused(500, 'server.defect', 'Something went wrong.')),
  })
  visitAsAmara('/likes', answers)
  await dots.click()
  await item('Block').click()
  await confirm('Block').click()
  await expect.poll(kofis).toEqual([])
  answer.resolve()
  await expect.element(page.getByText('We couldn’t block Kofi. Please try again.')).toBeVisible()
  await expect.element(dots).toBeVisible()
})

test('Not for me acts at once, and Undo restores the card', async () => {
  const { answers, world } = server()
  visitAsAmara('/find-matches', answers)
  await dots.click()
  await item('Not for me').click()
  await expect.poll(kofis).toEqual([])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(dots).toBeVisible()
  expect(world.asked).toEqual([
    ['hide-member', { user_id: KOFI }],
    ['hide-member', { user_id: KOFI, undo: true }],
  ])
})

test('Not for me is beside Like on cards and profiles, and hides at once, even by keyboard', async () => {
  const { answers, world } = server()
  visitAsAmara('/find-matches', answers)
  const notForMe = page.getByRole('button', { name: 'Not for me: Kofi' })
  await expect.element(notForMe).toBeVisible()
  notForMe.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(kofis).toEqual([])
  await expect.element(page.getByText('We won’t show you Kofi again.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('link', { name: 'Kofi, 31' }).click()
  const profile = page.getByRole('dialog', { name: 'Kofi, 31' })
  await profile.getByRole('button', { name: 'Not for me: Kofi' }).click()
  await expect.element(profile).not.toBeInTheDocument()
  await expect.poll(kofis).toEqual([])
  expect(world.asked.map(([, body]) => body)).toEqual([
    { user_id: KOFI },
    { user_id: KOFI, undo: true },
    { user_id: KOFI },
  ])
})

test('the settings list hidden members and can show them again', async () => {
  const { answers, world } = server({
    'GET /functions/v1/get-settings': () => answered(mySettings),
    'GET /functions/v1/get-consents': () => answered(myConsents),
    'GET /functions/v1/get-hidden-members': () =>
      answered([{ user_id: KOFI, display_name: 'Kofi', created_at: '2026-05-01T00:00:00Z' }]),
    'GET /functions/v1/get-blocked-members': () => answered([]),
    'GET /functions/v1/get-partings': () => answered([]),
  })
  visitAsAmara('/settings?tab=privacy', answers)
  await page.getByRole('button', { name: 'Show Kofi again' }).click()
  await expect.element(page.getByText('No one yet.')).toBeVisible()
  await expect.poll(() => world.asked).toEqual([['hide-member', { user_id: KOFI, undo: true }]])
})

test('the sheet works by keyboard alone and returns the focus', async () => {
  const { answers } = server()
  visitAsAmara('/find-matches', answers)
  await expect.element(dots).toBeVisible()
  ;(dots.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(item('Not for me')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(dots).toHaveFocus()
})

test.each(SURFACES)(
  'from %s a member is reported and blocked in three presses',
  async (where, path, _offered, first) => {
    const reported = vi.fn((_report: unknown) => answered(null))
    const { answers, world } = server({ 'POST /functions/v1/report-member': reported })
    visitAsAmara(path, answers)
    await first?.()
    const dialog = page.getByRole('dialog').getByRole('button', { name: 'More options for Kofi' })
    const button =
      first || path.includes('member=') ? dialog : where === 'a conversation' ? dots.first() : dots
    await button.click()
    await page.getByRole('button', { name: 'Isn’t the person in the photos', exact: true }).click()
    await page.getByRole('button', { name: 'Send Report', exact: true }).click()
    await expect
      .element(page.getByText(/Thank you\. Our team will look at it within 24 hours\./))
      .toBeVisible()
    await expect.poll(kofis).toEqual([])
    await expect.poll(() => world.asked).toEqual([['block-member', { user_id: KOFI }]])
    expect(reported).toHaveBeenCalledOnce()
  },
)

test.each(['/likes', `/find-matches?member=${KOFI}`, `/messages?matchId=${MATCH}`])(
  'on the other member’s open page, %s, the member disappears at the server’s event',
  async (path) => {
    let tell: ((event: ServerEvent) => void) | undefined
    class FakeSocket extends EventTarget {
      constructor() {
        super()
        tell = (event) => this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(event) }))
      }
      send() {}
      close() {}
    }
    vi.stubGlobal('WebSocket', FakeSocket)
    realtime.start()
    const { answers, world } = server()
    visitAsAmara(path, answers)
    await expect.poll(() => kofis().length).toBeGreaterThan(0)
    world.isThere = false
    tell?.({ type: 'members.changed' })
    await expect.poll(kofis).toEqual([])
  },
)

test('the settings list blocked and parted members, to unblock and report', async () => {
  const parting = { created_at: '2026-05-01T00:00:00Z', ends_at: '2026-07-30T00:00:00Z', match_id: null }
  let blocked = [{ user_id: KOFI, display_name: 'Kofi', created_at: '2026-05-01T00:00:00Z' }]
  const { answers } = server({
    'GET /functions/v1/get-settings': () => answered(mySettings),
    'GET /functions/v1/get-consents': () => answered(myConsents),
    'GET /functions/v1/get-hidden-members': () => answered([]),
    'GET /functions/v1/get-blocked-members': () => answered(blocked),
    'GET /functions/v1/get-partings': () =>
      answered([
        {
          ...parting,
          id: KOFI,
          user_id: KOFI,
          display_name: 'Kofi',
          kind: 'block',
          is_blocked: blocked.length > 0,
        },
        { ...parting, id: MATCH, user_id: MATCH, display_name: 'Tendai', kind: 'unmatch', is_blocked: false },
        {
          ...parting,
          id: tendai.user_id,
          user_id: null,
          display_name: 'Yaw',
          kind: 'unmatch',
          is_blocked: false,
        },
      ]),
    'POST /functions/v1/unblock-member': () => {
      blocked = []
      return { body: { success: true, data: null, message: 'Unblocked. You can see each other again.' } }
    },
  })
  visitAsAmara('/settings?tab=privacy', answers)
  await expect.element(page.getByRole('heading', { name: 'Blocked' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'More options for Tendai' })).toBeVisible()
  expect(page.getByRole('button', { name: 'More options for Yaw' }).elements()).toEqual([]) // Yaw has left
  await dots.click()
  await expect.element(item('Is under 18')).toBeVisible()
  expect(items()).toEqual([])
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: 'Unblock Kofi' }).click()
  await expect.element(page.getByText('No one blocked.')).toBeVisible()
  await expect.element(page.getByText('Unblocked. You can see each other again.')).toBeVisible()
})
