import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Answers, answered } from '../../../testing/fake-server.ts'
import { fakeRealtime } from '../../../testing/fake-socket.ts'
import { aMatch } from '../../../testing/my-match.ts'
import { anOwnProfile, asOthersSee } from '../../../testing/own-profile.ts'
import { aReference } from '../../../testing/reference-data.ts'
import { amara, visitAsAmara } from '../../../testing/signed-in.tsx'
import { aConversation, aMessage, KOFI, MATCH } from './messages.test-data.ts'

const kofi = aMatch({
  display_name: 'Kofi',
  user_id: KOFI,
  match_id: MATCH,
  main_photo_signed_url: '/art/man.svg',
})
const profile = {
  ...kofi,
  relation: 'matched',
  reasons: [],
  strongest: ['Same faith, Christianity', 'Both speak English and Yoruba', 'In your age range'],
  photos: [],
  spoken_languages: ['english', 'yoruba'],
  interests: [],
  faith: 'christianity',
}
const ownProfile = anOwnProfile({
  spoken_languages: ['english', 'yoruba'],
  photos: [{ id: MATCH, signed_url: '/art/woman.svg', is_primary: true }],
})
const AS_OTHERS = 'GET /functions/v1/get-profile-as-others'
const dialog = page.getByRole('dialog', { name: 'Match Found' })
const openers = page.getByRole('list', { name: 'Ways to begin' }).getByRole('button')
const field = page.getByRole('textbox', { name: 'Message to Kofi' })

afterEach(() => void vi.restoreAllMocks())

const answers = (more: Answers = {}): Answers => ({
  'POST /functions/v1/get-my-matches': () => answered([kofi]),
  'POST /functions/v1/get-conversations': () => answered([aConversation({ content: null, last_seq: 0 })]),
  'POST /functions/v1/get-messages': () => ({
    body: { success: true, data: [], pagination: { has_next_page: false, results_per_page: 50 } },
  }),
  [`GET /functions/v1/get-profile?user_id=${amara.id}`]: () => answered(ownProfile),
  [`GET /functions/v1/get-profile?user_id=${KOFI}`]: () => answered(profile),
  [AS_OTHERS]: () => answered(asOthersSee({ spoken_languages: ownProfile.spoken_languages })),
  'GET /functions/v1/get-reference-data': () =>
    answered(aReference({ languages: [{ id: 'yoruba', name: 'Yoruba', iso_code: 'yo' }] })),
  ...more,
})

async function matchAtSettings(more: Answers = {}) {
  const sendEvent = fakeRealtime()
  const visited = visitAsAmara('/settings', answers(more))
  await expect.element(page.getByRole('heading', { name: 'Account Settings' })).toBeVisible()
  await sendEvent({ type: 'match.created', match_id: MATCH, display_name: 'Kofi' })
  await expect.element(dialog).toBeVisible()
  return { sendEvent, ...visited }
}

test('Match Found shows both photos, shared answers, and three openers', async () => {
  await matchAtSettings()
  await expect.element(dialog.getByText('Both speak English and Yoruba')).toBeInTheDocument()
  await expect.element(openers).toHaveLength(3)
  await expect.element(openers.filter({ hasText: 'faith' })).toBeInTheDocument()
  const photos = [...dialog.element().querySelectorAll('img')].map((img) => img.getAttribute('src'))
  expect(photos).toEqual(['/art/woman.svg', '/art/man.svg'])
})

test('no opener reveals an answer that the member hides', async () => {
  const shown = asOthersSee({ spoken_languages: ownProfile.spoken_languages, faith: undefined })
  expect(ownProfile.faith).toBe(profile.faith)
  await matchAtSettings({ [AS_OTHERS]: () => answered(shown) })
  await expect.element(openers).toHaveLength(3)
  expect(openers.filter({ hasText: 'faith' }).elements()).toEqual([])
})

test('an opener fills the field, and Send sends it and opens the conversation', async () => {
  const sent = vi.fn((body: unknown) =>
    answered(
      aMessage(1, { ...(body as { content: string; client_message_id: string }), sender_id: amara.id }),
    ),
  )
  const { history } = await matchAtSettings({ 'POST /functions/v1/send-message': sent })
  await openers.first().click()
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveValue(expect.stringContaining('Yoruba'))
  await userEvent.keyboard(' Karibu!')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.poll(() => history.location.href).toBe(`/messages?matchId=${MATCH}`)
  await expect.element(dialog).not.toBeInTheDocument()
  await expect
    .poll(() => sent.mock.calls.map(([body]) => body))
    .toMatchObject([{ match_id: MATCH, content: expect.stringMatching(/Yoruba.* Karibu!$/) }])
})

test('a match is announced once, by the dialog', async () => {
  const { sendEvent } = await matchAtSettings()
  await sendEvent({
    type: 'notification.created',
    notification: {
      id: MATCH,
      type: 'match',
      title: 'New Match!',
      message: 'You and Kofi like each other. Say hello!',
      timestamp: '2026-05-01T08:00:00.000Z',
      isRead: false,
      actionUrl: '/messages',
      user_id: KOFI,
      userName: 'Kofi',
      avatar: null,
    },
  })
  await expect.element(dialog.getByText('You and Kofi like each other.')).toBeVisible()
  const live = [...document.querySelectorAll('[role=status], [role=alert], [aria-live]')]
  expect(live.filter(({ textContent }) => /match|Kofi/i.test(textContent))).toEqual([])
})

test('an empty conversation shows the member, two reasons and the openers', async () => {
  visitAsAmara(`/messages?matchId=${MATCH}`, answers())
  const chat = page.getByRole('region', { name: 'Conversation', exact: true })
  await expect.element(chat.getByText('Start the conversation!')).toBeVisible()
  await expect.element(chat.getByText('Both speak English and Yoruba')).toBeVisible()
  expect(chat.getByText('In your age range').elements()).toEqual([])
  await expect.element(chat.getByText('84% match')).toBeVisible()
  await openers.first().click()
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveValue(expect.stringContaining('Yoruba'))
})

test('new matches are a row above the conversations until a first message', async () => {
  const tendai = aMatch({ display_name: 'Tendai', message_count: 2 })
  visitAsAmara('/messages', {
    ...answers(),
    'POST /functions/v1/get-my-matches': () => answered([kofi, tendai]),
    'POST /functions/v1/get-conversations': () =>
      answered([
        aConversation({ match_id: tendai.match_id, other_user_name: 'Tendai', content: 'Hi', last_seq: 2 }),
      ]),
  })
  const faces = page.getByRole('region', { name: 'New Matches' })
  await expect.element(faces.getByRole('link', { name: 'Write to Kofi' })).toBeVisible()
  expect(faces.getByRole('listitem').elements()).toHaveLength(1)
  await expect
    .element(faces.getByRole('link', { name: 'Write to Kofi' }))
    .toHaveAttribute('href', `/messages?matchId=${MATCH}`)
  await expect
    .element(faces.getByRole('link', { name: 'View All matches' }))
    .toHaveAttribute('href', '/my-matches')
})

test('new matches are listed without any conversation too', async () => {
  visitAsAmara('/messages', { ...answers(), 'POST /functions/v1/get-conversations': () => answered([]) })
  await expect.element(page.getByRole('link', { name: 'Write to Kofi' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'No Messages Yet' })).toBeVisible()
})
