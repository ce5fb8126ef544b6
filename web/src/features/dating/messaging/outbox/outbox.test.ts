import { onlineManager, QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onDevice } from '../../../../lib/storage/device-store.ts'
import { clearStorage } from '../../../../lib/storage/storage.ts'
import { rememberSignedIn } from '../../../identity/accounts/sessions/session.ts'
import { AMARA, aMessage, KOFI, MATCH } from '../messages.test-data.ts'
import {
  discard,
  followOtherTabs,
  resumeSending,
  type Sending,
  sendAgain,
  sendFromDevice,
  unsentMessages,
} from './outbox.ts'

interface Sent {
  sender_id: string
  client_message_id: string
  content: string
}
type Network = 'fine' | 'down' | 'loses answers' | 'refuses' | 'signed out' | 'fails'

const requests: Sent[] = []
const stored = new Map<string, Sent>()
const clients: QueryClient[] = []
const tabs: (() => void)[] = []
let network: Network

const REFUSALS = {
  refuses: { status: 409, error: 'messaging.unavailable', message: 'Member not available' },
  'signed out': { status: 401, error: 'accounts.sign_in_needed', message: 'Please sign in.' },
} as const

beforeEach(() => {
  requests.length = 0
  stored.clear()
  network = 'fine'
  vi.spyOn(window, 'fetch').mockImplementation(async (address, init) => {
    const sent: Sent = JSON.parse(await new Request(address, init).text())
    requests.push(sent)
    if (network === 'down') throw new TypeError('Failed to fetch')
    if (network === 'fails') return new Response('<h1>502 Bad Gateway</h1>', { status: 502 })
    if (network === 'refuses' || network === 'signed out') {
      const { status, ...refusal } = REFUSALS[network]
      return Response.json({ success: false, ...refusal, data: null }, { status })
    }
    const known = stored.has(sent.client_message_id)
    stored.set(sent.client_message_id, sent)
    if (network === 'loses answers' && !known) throw new TypeError('Failed to fetch')
    const seq = [...stored.keys()].indexOf(sent.client_message_id) + 1
    return Response.json({ success: true, data: aMessage(seq, { ...sent, sender_id: AMARA }) })
  })
})

afterEach(() => {
  for (const client of clients.splice(0)) client.unmount()
  for (const close of tabs.splice(0)) close()
  onlineManager.setOnline(true)
  vi.restoreAllMocks()
})

/** A freshly loaded page of the app, which replaces the previous one. */
function aPage(): QueryClient {
  for (const client of clients.splice(0)) client.unmount()
  const client = new QueryClient()
  client.mount()
  clients.push(client)
  return client
}

function aTab(): QueryClient {
  const client = new QueryClient()
  client.mount()
  const leave = followOtherTabs(client, AMARA)
  tabs.push(() => [leave(), client.unmount()])
  return client
}

const aDraft = (content: string) => ({
  match_id: MATCH,
  client_message_id: `id of ${content}`,
  content,
  created_at: '2026-05-01T08:00:00.000Z',
})
const inCache = (client: QueryClient) =>
  client
    .getMutationCache()
    .getAll()
    .map(({ state }) => state as Sending['state'])
const contents = (sent: Iterable<Sent>) => [...sent].map(({ content }) => content)
const kept = async (memberId: string) => (await unsentMessages(memberId)).map(({ content }) => content)

test('messages written offline survive reloads and go out once and in order', async () => {
  onlineManager.setOnline(false)
  const page = aPage()
  for (const content of ['one', 'two', 'three']) sendFromDevice(page, AMARA, aDraft(content))
  await expect.poll(() => kept(AMARA)).toEqual(['one', 'two', 'three'])

  await resumeSending(aPage(), AMARA)
  const third = aPage()
  await resumeSending(third, AMARA)
  sendFromDevice(third, AMARA, aDraft('four'))
  expect(requests).toEqual([])
  expect(inCache(third)).toHaveLength(4)

  onlineManager.setOnline(true)
  await expect.poll(() => contents(requests)).toEqual(['one', 'two', 'three', 'four'])
  await expect.poll(() => kept(AMARA)).toEqual([])
  expect(inCache(third)).toEqual([])
})

test('a message is retried on a dead network until it arrives, and later ones wait', async () => {
  network = 'down'
  const page = aPage()
  for (const content of ['one', 'two']) sendFromDevice(page, AMARA, aDraft(content))
  await expect.poll(() => requests.length).toBeGreaterThan(1)
  expect(new Set(contents(requests))).toEqual(new Set(['one']))
  network = 'fine'
  await expect.poll(() => contents(stored.values())).toEqual(['one', 'two'])
  await expect.poll(() => kept(AMARA)).toEqual([])
})

test('a stored message with a lost answer is stored once', async () => {
  network = 'loses answers'
  sendFromDevice(aPage(), AMARA, aDraft('one'))
  await expect.poll(() => kept(AMARA)).toEqual([])
  expect(contents(requests)).toEqual(['one', 'one'])
  expect(contents(stored.values())).toEqual(['one'])
})

test('a refused message is not retried automatically, even after a reload, and can be sent again', async () => {
  network = 'refuses'
  sendFromDevice(aPage(), AMARA, aDraft('one'))
  await expect
    .poll(async () => (await unsentMessages(AMARA))[0]?.refusal?.message)
    .toBe('Member not available')

  network = 'fine'
  const page = aPage()
  await resumeSending(page, AMARA)
  expect(inCache(page).map(({ status, error }) => [status, error?.message])).toEqual([
    ['error', 'Member not available'],
  ])
  expect(requests).toHaveLength(1)

  sendAgain(page, AMARA, aDraft('one'))
  await expect.poll(() => kept(AMARA)).toEqual([])
  expect(contents(stored.values())).toEqual(['one'])
})

test('a message that is shown as not sent goes out only by Retry, from any tab and after a reload', async () => {
  network = 'fails'
  const [thisTab, otherTab] = [aTab(), aTab()]
  sendFromDevice(thisTab, AMARA, aDraft('one'))
  const shown = () => [thisTab, otherTab].flatMap(inCache).map(({ status }) => status)
  await expect.poll(shown, { timeout: 15_000 }).toEqual(['error', 'error'])

  network = 'fine'
  const before = requests.length
  const page = aPage()
  await resumeSending(page, AMARA)
  onlineManager.setOnline(false)
  onlineManager.setOnline(true)
  sendFromDevice(page, AMARA, aDraft('two'))
  await expect.poll(() => contents(stored.values())).toEqual(['two'])
  expect(contents(requests.slice(before))).toEqual(['two'])

  sendAgain(page, AMARA, aDraft('one'))
  await expect.poll(() => contents(stored.values())).toEqual(['two', 'one'])
  await expect.poll(() => kept(AMARA)).toEqual([])
})

test('only the same member gets and sends a message from an ended session', async () => {
  network = 'signed out'
  sendFromDevice(aPage(), AMARA, aDraft('one'))
  await expect.poll(() => requests.length).toBe(1)

  network = 'fine'
  const pageOfKofi = aPage()
  await resumeSending(pageOfKofi, KOFI)
  expect(inCache(pageOfKofi)).toEqual([])
  expect(await kept(KOFI)).toEqual([])

  await resumeSending(aPage(), AMARA)
  await expect.poll(() => contents(stored.values())).toEqual(['one'])
  expect(requests.every(({ sender_id }) => sender_id === AMARA)).toBe(true)
})

test('signing out deletes waiting messages', async () => {
  onlineManager.setOnline(false)
  sendFromDevice(aPage(), AMARA, aDraft('one'))
  await expect.poll(() => kept(AMARA)).toEqual(['one'])
  clearStorage()
  await expect.poll(() => kept(AMARA)).toEqual([])
})

test('messages written offline in two tabs go out once and in order', async () => {
  onlineManager.setOnline(false)
  const [first, second] = [aTab(), aTab()]
  sendFromDevice(first, AMARA, aDraft('one'))
  await expect.poll(() => inCache(second)).toHaveLength(1)
  sendFromDevice(second, AMARA, aDraft('two'))
  await expect.poll(() => inCache(first)).toHaveLength(2)

  onlineManager.setOnline(true)
  await expect.poll(() => kept(AMARA)).toEqual([])
  await expect.poll(() => [...inCache(first), ...inCache(second)]).toEqual([])
  expect(contents(requests)).toEqual(['one', 'two'])
})

test('a message discarded in one tab is never sent by another', async () => {
  network = 'down'
  const [first, second] = [aTab(), aTab()]
  sendFromDevice(first, AMARA, aDraft('one'))
  await expect.poll(() => inCache(second)).toHaveLength(1)
  discard(second, AMARA, aDraft('one'))
  await expect.poll(() => [...inCache(first), ...inCache(second)]).toEqual([])

  network = 'fine'
  const before = requests.length
  sendFromDevice(first, AMARA, aDraft('two'))
  await expect.poll(() => contents(stored.values())).toContain('two')
  await new Promise((resolve) => setTimeout(resolve, 2_500)) // longer than the longest pause between attempts
  expect(contents(requests.slice(before))).toEqual(['two'])
})

test('unsent messages wait a week for the same member after a session ends', async () => {
  onlineManager.setOnline(false)
  rememberSignedIn(AMARA)
  await keepAnAnswer()
  sendFromDevice(aPage(), AMARA, aDraft('one'))
  await expect.poll(() => kept(AMARA)).toEqual(['one'])
  rememberSignedIn(null)
  await expect.poll(keptAnswers).toEqual([])
  rememberSignedIn(AMARA)
  expect(await kept(AMARA)).toEqual(['one'])

  rememberSignedIn(null)
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 7 * 86_400_000 + 1)
  rememberSignedIn(AMARA)
  await expect.poll(() => kept(AMARA)).toEqual([])
})

test('another member’s sign-in erases the previous member’s unsent messages', async () => {
  onlineManager.setOnline(false)
  rememberSignedIn(AMARA)
  sendFromDevice(aPage(), AMARA, aDraft('one'))
  await expect.poll(() => kept(AMARA)).toEqual(['one'])
  rememberSignedIn(null)
  expect(await kept(AMARA)).toEqual(['one'])
  rememberSignedIn(KOFI)
  await expect.poll(() => kept(AMARA)).toEqual([])
})

const keptAnswers = () => onDevice((store) => store.getAll('answers'), [])
const keepAnAnswer = () =>
  onDevice(
    (store) =>
      store.put('answers', { user_id: AMARA, name: 'own', key: ['own'], data: 1, loaded_at: Date.now() }),
    undefined,
  )

test('a message refused in one tab is not retried by another', async () => {
  onlineManager.setOnline(false)
  const [thisTab, otherTab] = [aTab(), aTab()]
  sendFromDevice(thisTab, AMARA, aDraft('one'))
  await expect.poll(() => inCache(otherTab)).toHaveLength(1)
  network = 'refuses'
  onlineManager.setOnline(true)
  for (const tab of [thisTab, otherTab])
    await expect.poll(() => inCache(tab).map(({ status }) => status)).toEqual(['error'])
  expect(contents(requests)).toEqual(['one'])
})

test('a device without space still sends a message', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  sendFromDevice(aPage(), AMARA, aDraft('one'))
  await expect.poll(() => contents(stored.values())).toEqual(['one'])
})
