import { PROFILE_VIEW_MS } from '@ndoa/contract/limits'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Answers, answered, fakeServer, refused } from '../../../../testing/fake-server.ts'
import { useFakeTimers } from '../../../../testing/fake-timers.ts'
import { aPhoto } from '../../../../testing/member-card.ts'
import { mount } from '../../../../testing/mount.tsx'
import { anOwnProfile } from '../../../../testing/own-profile.ts'
import { aReference } from '../../../../testing/reference-data.ts'
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

test('the profile shows the member and the reasons, whose points add up', async () => {
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

test('the profile shows the distance, the last visit and the no-screenshots request', async () => {
  open(() => answered({ ...kofi, distance: '250_500', last_seen: 'this_week', allow_screenshots: false }))
  await expect.element(page.getByText('Accra, Ghana · 250–500 km away')).toBeVisible()
  await expect.element(page.getByText('Last seen this week')).toBeVisible()
  await expect.element(page.getByText('Kofi asks you not to take screenshots.')).toBeVisible()
})

test('the profile does not mention hidden answers', async () => {
  open(() => answered(kofi))
  await expect.element(page.getByText('Accra, Ghana', { exact: true })).toBeVisible()
  for (const hidden of [/km/, /Last seen/, /screenshots/])
    await expect.element(page.getByText(hidden)).not.toBeInTheDocument()
})

test('See why toggles the points by keyboard', async () => {
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

test('See why scrolls its content into view on phones', async () => {
  await page.viewport(390, 844)
  open(() => answered(kofi))
  await page.getByRole('button', { name: 'See why' }).click()
  await expect.element(page.getByText(/nothing about love/)).toBeInViewport({ ratio: 1 })
})

test('name, reasons and actions fit the first screen on phones', async () => {
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

test('the profile has answers about children only if their owner shows them', async () => {
  open(() => answered({ ...kofi, has_children: false }))
  await expect.element(page.getByRole('term').getByText('Has children')).toBeInTheDocument()
  await expect.element(page.getByRole('definition').getByText('No', { exact: true })).toBeInTheDocument()
  await expect.element(page.getByText('Wants children')).not.toBeInTheDocument()
})

test('a profile open for a moment counts as viewed', async () => {
  const views = open(() => answered(kofi))
  await expect.element(page.getByText('Accra, Ghana')).toBeVisible()
  expect(views).toEqual([])
  await vi.waitFor(() => expect(views).toEqual([{ user_id: KOFI }]), 3_000)
})

test('a profile closed at once does not count as viewed', async () => {
  const answer = Promise.withResolvers<void>()
  const views = open(() => answer.promise.then(() => answered(kofi)))
  await expect.element(page.getByText('Loading profile...')).toBeInTheDocument()
  useFakeTimers()
  answer.resolve()
  await expect.element(page.getByText('Accra, Ghana')).toBeInTheDocument()
  vi.advanceTimersByTime(PROFILE_VIEW_MS - 1)
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText('Accra, Ghana')).not.toBeInTheDocument()
  vi.advanceTimersByTime(PROFILE_VIEW_MS)
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

test('an invisible member is unavailable without a retry', async () => {
  const getProfile = vi.fn(() => refused(404, 'request.not_found', 'This is not available.'))
  open(getProfile)
  await expect.element(page.getByText('This profile is not available')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Try Again' })).not.toBeInTheDocument()
  expect(getProfile).toHaveBeenCalledOnce() // a retry would precede the message
})

test('the member’s own profile does not open as another’s, and Go Back closes it', async () => {
  const closed = vi.fn()
  open(() => answered(anOwnProfile()), closed)
  await expect.element(page.getByText('This profile is not available')).toBeVisible()
  await page.getByRole('button', { name: 'Go Back' }).click()
  await expect.poll(() => closed).toHaveBeenCalledOnce()
})

test('the sheet reports being offline and offers no actions', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
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

test('a profile that failed to load can be loaded again', async () => {
  // A server error is retried once automatically.
  const trouble = refused(500, 'server.defect', 'Something went wrong. Please try again.')
  const answers = [trouble, trouble]
  open(() => answers.pop() ?? answered(kofi))
  await page.getByRole('button', { name: 'Try Again' }).click({ timeout: 5_000 })
  await expect.element(page.getByText('Accra, Ghana')).toBeVisible()
})
