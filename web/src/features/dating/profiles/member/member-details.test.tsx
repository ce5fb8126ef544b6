import type { MemberProfile } from '@ndoa/contract/dating/profiles'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type Answers, answered, fakeServer } from '../../../../testing/fake-server.ts'
import { aPhoto } from '../../../../testing/member-card.ts'
import { mount } from '../../../../testing/mount.tsx'
import { aReference } from '../../../../testing/reference-data.ts'
import { MemberDetails } from './member-details.tsx'

const kofi: MemberProfile = {
  user_id: 'b7e2c9de-0b1d-4c53-9c05-0d8f2f6f1a22',
  display_name: 'Kofi',
  gender: 'Male',
  age: 35,
  verified: false,
  member_since: '2026-05',
  allow_screenshots: true,
  display_location: 'Accra, Ghana',
  compatibility_percentage: 87,
  reasons: [],
  strongest: [],
  relation: 'none',
  match_id: null,
  photo_count: 0,
  photos: [],
  bio: null,
  occupation: null,
  education: null,
  spoken_languages: [],
  interests: [],
}
const reference = aReference({
  faiths: [
    { id: 'christianity', name: 'Christianity', denominations: [{ id: 'catholic', name: 'Catholic' }] },
  ],
  languages: [{ id: 'twi', name: 'Twi', iso_code: 'tw' }],
  interests: [{ id: 'music', name: 'Music', category: 'Arts' }],
  tribes: [{ id: 'akan', name: 'Akan', region: 'West Africa' }],
})

function show(change: Partial<MemberProfile>, lists: Answers[string] = () => answered(reference)) {
  fakeServer({ 'GET /functions/v1/get-reference-data': lists })
  mount(
    <QueryClientProvider client={new QueryClient()}>
      <MemberDetails profile={{ ...kofi, ...change }} />
    </QueryClientProvider>,
  )
}

const answerTo = (question: string) =>
  page.getByRole('term').filter({ hasText: question }).element().nextElementSibling?.textContent

afterEach(() => void vi.restoreAllMocks())

test('answers are shown by name: faith with denomination, tribe, habits, languages, interests', async () => {
  show({
    faith: 'christianity',
    denomination: 'catholic',
    tribe: 'akan',
    smoking: 'No',
    wants_children: true,
    occupation: 'Teacher',
    spoken_languages: ['twi'],
    interests: ['music'],
  })
  await expect.element(page.getByRole('heading', { name: 'Faith and life' })).toBeVisible()
  const questions = ['Faith', 'Tribe', 'Smoking', 'Wants children', 'Work']
  expect(questions.map(answerTo)).toEqual(['Christianity, Catholic', 'Akan', 'No', 'Yes', 'Teacher'])
  await expect.element(page.getByRole('term')).toHaveLength(questions.length)
  await expect.element(page.getByRole('listitem').filter({ hasText: 'Twi' })).toBeVisible()
  await expect.element(page.getByRole('listitem').filter({ hasText: 'Music' })).toBeVisible()
})

test('unanswered questions leave no empty heading', async () => {
  show({ smoking: 'No' })
  await expect.element(page.getByText('No bio available')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Faith and life' })).toBeVisible()
  await expect.element(page.getByRole('heading')).toHaveLength(2) // the other one is About
})

test('values missing from the lists are shown as stored', async () => {
  show({ faith: 'bahai', spoken_languages: ['fante'] })
  await expect.element(page.getByText('bahai')).toBeVisible()
  await expect.element(page.getByText('fante')).toBeVisible()
})

test('place and bio are readable while the lists load', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  show({ bio: 'I teach.', spoken_languages: ['twi'] }, () => promise.then(() => answered(reference)))
  await expect.element(page.getByText('Accra, Ghana')).toBeVisible()
  await expect.element(page.getByText('I teach.')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Languages' })).not.toBeInTheDocument()
  resolve()
  await expect.element(page.getByText('Twi')).toBeVisible()
})

test('a screen reader announces points in singular and plural, with their reason', async () => {
  show({
    compatibility_percentage: 31,
    reasons: [
      { component: 'faith', points: 30, text: 'Faith: same faith, Christianity' },
      { component: 'lifestyle', points: 1, text: 'Lifestyle' },
    ],
  })
  await page.getByRole('button', { name: 'See why' }).click()
  const lines = page.getByRole('region', { name: 'Why 31%' }).getByRole('listitem')
  await expect.element(lines.first()).toHaveTextContent('FaithSame faith, Christianity30 points')
  await expect.element(lines.last()).toHaveTextContent('Lifestyle1 point')
})

test('a photo is labelled if its owner shows photos person by person', async () => {
  const line = page.getByText('Kofi shares photos person by person.')
  show({ photos: [aPhoto(1, { blurred: true, blurred_for: 'everybody' })] })
  await expect.element(line).toBeVisible()
  show({ display_name: 'Yaw', photos: [aPhoto(1, { blurred: true, blurred_for: 'non_members' })] })
  await expect.element(page.getByText('Photo blurred')).toHaveLength(2)
  await expect.element(page.getByText(/person by person/)).toHaveLength(1)
})
