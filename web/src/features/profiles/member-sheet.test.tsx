import { PROFILE_VIEW_AFTER } from '@ndoa/contract/limits'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Answers, answered, fakeServer, refused } from '../../testing/fake-server.ts'
import { useHeldTime } from '../../testing/held-time.ts'
import { aPhoto } from '../../testing/member-card.ts'
import { mount } from '../../testing/mount.tsx'
import { anOwnProfile } from '../../testing/own-profile.ts'
import { aReference } from '../../testing/reference-data.ts'
import { MemberSheet } from './member-sheet.tsx'

const KOFI = 'b7e2c9de-0b1d-4c53-9c05-0d8f2f6f1a22'
const kofi = {
  user_id: KOFI,
  display_name: 'Kofi',
  gender: 'Male',
  age: 35,
  verified: true,
  verification: { kind: 'pictures', verified_at: '2026-11-12T09:00:00.000Z' },
  member_since: '2026-05',
  allow_screenshots: true,
  display_location: 'Accra, Ghana',
  compatibility_percentage: 87,
  reasons: [
    { component: 'faith', points: 30, text: 'Faith: same faith, Christianity' },
    { component: 'culture', points: 25, text: 'Languages and culture: both speak English' },
    { component: 'age', points: 20, text: 'Age: in your age range' },
    { component: 'lifestyle', points: 12, text: 'Lifestyle: same answers on smoking' },
  ],
  relation: 'none',
  match_id: null,
  photo_count: 0,
  photos: [],
  faith: 'christianity',
  spoken_languages: ['english'],
  interests: [],
}
const reference = aReference({
  faiths: [{ id: 'christianity', name: 'Christianity', denominations: [] }],
  languages: [{ id: 'english', name: 'English', iso_code: 'en' }],
})

function open(profile: Answers[string], onClose = () => {}, actions?: () => ReactNode) {
  const views: unknown[] = []
  fakeServer({
    'GET /functions/v1/get-profile': profile,
    'GET /functions/v1/get-reference-data': () => answered(reference),
    'POST /functions/v1/record-profile-view': (body) => {
      views.push(body)
      return answered({})
    },
  })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  function List() {
    const [memberId, setMemberId] = useState<string | undefined>(KOFI)
    const close = () => {
      setMemberId(undefined)
      onClose()
    }
    return <MemberSheet memberId={memberId} onClose={close} actions={actions} />
  }
  mount(
    <QueryClientProvider client={queryClient}>
      <List />
    </QueryClientProvider>,
  )
  return views
}

afterEach(() => {
  vi.restoreAllMocks()
})

test('the profile says who someone is, and why they fit in points that add up', async () => {
  open(() => answered(kofi))
  await expect.element(page.getByRole('dialog', { name: 'Kofi, 35' })).toBeVisible()
  await expect.element(page.getByText('Member since May 2026')).toBeInTheDocument()
  await expect.element(page.getByText('No bio available')).toBeInTheDocument()
  await expect.element(page.getByText('Verified', { exact: true })).toBeInTheDocument()
  await expect
    .element(
      page.getByText(
        'Two of our team compared this member’s photos with live pictures taken on 12 Nov 2026. This does not check name, age, marriage or intentions.',
      ),
    )
    .toBeInTheDocument()
  await expect.element(page.getByText('English', { exact: true })).toBeInTheDocument()
  await page.getByRole('button', { name: 'See why' }).click()
  const why = page.getByRole('region', { name: 'Why 87%' })
  await expect.element(why.getByText(/nothing about love/)).toBeInTheDocument()
  const points = [...why.element().querySelectorAll('li > :last-child')].map(({ textContent }) =>
    Number.parseInt(textContent, 10),
  )
  expect(points.reduce((sum, share) => sum + share, 0)).toBe(87)
  await expect.element(why.getByText('Same faith, Christianity')).toBeInTheDocument()
  await expect.element(why.getByText('Same answers on smoking')).toBeInTheDocument()
  await expect.element(why.getByText(/nothing about love/)).toBeInTheDocument()
})

test('the profile says how far away someone lives, when they were last seen, and that they ask for no screenshots', async () => {
  open(() => answered({ ...kofi, distance: '250_500', last_seen: 'this_week', allow_screenshots: false }))
  await expect.element(page.getByText('Accra, Ghana · 250–500 km away')).toBeVisible()
  await expect.element(page.getByText('Last seen this week')).toBeVisible()
  await expect.element(page.getByText('Kofi asks you not to take screenshots.')).toBeVisible()
})

test('what a member hides is not mentioned on the profile', async () => {
  open(() => answered(kofi))
  await expect.element(page.getByText('Accra, Ghana', { exact: true })).toBeVisible()
  for (const hidden of [/km/, /Last seen/, /screenshots/])
    await expect.element(page.getByText(hidden)).not.toBeInTheDocument()
})

test('the points are behind See why, which opens and closes by keyboard', async () => {
  open(() => answered(kofi))
  const why = page.getByRole('button', { name: 'See why' })
  await expect.element(why).toHaveAttribute('aria-expanded', 'false')
  expect(page.getByRole('region', { name: 'Why 87%' }).elements()).toEqual([])
  why.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('region', { name: 'Why 87%' })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(why).toHaveAttribute('aria-expanded', 'false')
})

test('on a phone See why brings what it opens into sight', async () => {
  await page.viewport(390, 844)
  open(() => answered(kofi))
  await page.getByRole('button', { name: 'See why' }).click()
  await expect.element(page.getByText(/nothing about love/)).toBeInViewport({ ratio: 1 })
})

test('on a phone who it is, why they fit and what can be done are on the first screen, and nothing is covered', async () => {
  open(
    () =>
      answered({
        ...kofi,
        relation: 'liked_me',
        photos: [aPhoto(1), aPhoto(2)],
        strongest: ['Same faith, Christianity', 'Both speak English and Yoruba', 'In your age range'],
      }),
    undefined,
    () => <button type="button">Like Back</button>,
  )
  await expect.element(page.getByText('In your age range')).toBeVisible()
  const box = (element: Element) => element.getBoundingClientRect()
  const photo = page.getByRole('img', { name: 'Photo 1 of 2 of Kofi' })
  const footer = box(page.getByRole('button', { name: 'Like Back' }).element()).top
  expect(box(photo.element()).height).toBeLessThanOrEqual(0.55 * window.innerHeight)
  for (const words of ['Kofi, 35', '87% match', 'Likes you', 'Accra, Ghana', 'In your age range'])
    expect(box(page.getByText(words, { exact: true }).first().element()).bottom, words).toBeLessThanOrEqual(
      footer,
    )
  const close = box(page.getByRole('button', { name: 'Close' }).element())
  expect(close.bottom).toBeLessThanOrEqual(box(photo.element()).top)
})

test('bio, answers and further photos come in turn', async () => {
  open(() =>
    answered({
      ...kofi,
      bio: 'I teach.',
      interests: ['music'],
      photos: [1, 2, 3, 4, 5, 6].map((n) => aPhoto(n)),
    }),
  )
  await expect.element(page.getByText('Faith and life')).toBeInTheDocument()
  const order = [...page.getByRole('dialog').element().querySelectorAll('img, h3')].map((element) =>
    element instanceof HTMLImageElement ? element.alt.replace(/ of.*/, '') : element.textContent,
  )
  expect(order).toEqual([
    'Photo 1',
    'About',
    'Photo 2',
    'Faith and life',
    'Photo 3',
    'Languages',
    'Photo 4',
    'Interests',
    'Photo 5',
    'Photo 6',
  ])
})

test('answers about children are on the profile only when their owner shows them', async () => {
  open(() => answered({ ...kofi, has_children: false }))
  await expect.element(page.getByRole('term').getByText('Has children')).toBeInTheDocument()
  await expect.element(page.getByRole('definition').getByText('No', { exact: true })).toBeInTheDocument()
  await expect.element(page.getByText('Wants children')).not.toBeInTheDocument()
})

test('a profile that stays open for a moment counts as viewed', async () => {
  const views = open(() => answered(kofi))
  await expect.element(page.getByText('Accra, Ghana')).toBeVisible()
  expect(views).toEqual([])
  await vi.waitFor(() => expect(views).toEqual([{ user_id: KOFI }]), 3_000)
})

test('a profile that is closed at once does not count as viewed', async () => {
  const answer = Promise.withResolvers<void>()
  const views = open(() => answer.promise.then(() => answered(kofi)))
  await expect.element(page.getByText('Loading profile...')).toBeInTheDocument()
  useHeldTime()
  answer.resolve()
  await expect.element(page.getByText('Accra, Ghana')).toBeInTheDocument()
  vi.advanceTimersByTime(PROFILE_VIEW_AFTER - 1)
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText('Accra, Ghana')).not.toBeInTheDocument()
  vi.advanceTimersByTime(PROFILE_VIEW_AFTER)
  vi.useRealTimers()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(views).toEqual([])
})

test('the actions are below the profile, and Escape closes it', async () => {
  const closed = vi.fn()
  open(
    () => answered(kofi),
    closed,
    () => <button type="button">Like</button>,
  )
  await expect.element(page.getByRole('button', { name: 'Like' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await vi.waitFor(() => expect(closed).toHaveBeenCalledOnce())
})

test('a member who may not be seen is not available, and nothing is tried again', async () => {
  const asked = vi.fn(() => refused(404, 'request.not_found', 'This is not available.'))
  open(asked)
  await expect.element(page.getByText('This profile is not available')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Try Again' })).not.toBeInTheDocument()
  expect(asked).toHaveBeenCalledOnce() // a retry would come before the message
})

test('one’s own profile is not shown as another member’s, and Go Back closes it', async () => {
  const closed = vi.fn()
  open(() => answered(anOwnProfile()), closed)
  await expect.element(page.getByText('This profile is not available')).toBeVisible()
  await page.getByRole('button', { name: 'Go Back' }).click()
  await expect.poll(() => closed).toHaveBeenCalledOnce()
})

test('offline the sheet says so, and has nothing that could be done', async () => {
  open(
    () => {
      throw new TypeError('Failed to fetch')
    },
    undefined,
    () => <button type="button">Like</button>,
  )
  const sheet = page.getByRole('dialog', { name: 'Profile' })
  await expect.element(sheet.getByRole('heading', { name: 'Failed to load profile' })).toBeVisible()
  await expect.element(sheet.getByText(/^You seem to be offline/)).toBeVisible()
  await expect.element(sheet.getByRole('button', { name: 'Like' })).not.toBeInTheDocument()
})

test('a profile that could not be fetched can be fetched again', async () => {
  // A server error is retried once automatically.
  const trouble = refused(500, 'server.defect', 'Something went wrong. Please try again.')
  const answers = [trouble, trouble]
  open(() => answers.pop() ?? answered(kofi))
  await page.getByRole('button', { name: 'Try Again' }).click({ timeout: 5_000 })
  await expect.element(page.getByText('Accra, Ghana')).toBeVisible()
})
