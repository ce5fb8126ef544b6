import { isDeepStrictEqual } from 'node:util'
import { LIKE_UNDO_MS } from '@ndoa/contract/limits'
import { routes } from '@ndoa/contract/routes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, type TestApp, testApp } from '../../../../test/app.ts'
import { aMan, aMatch, aMember } from '../../../../test/members.ts'
import { aTab, hide } from './testing/safety-members.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
  for (let i = 0; i < 3; i++) await aMan(t.app)
})
afterAll(() => t.close())

interface Pair {
  passed: string
  passer: string
  /** The passed member's client. */
  client: Client
  tab: object[]
  matchId: string | null
}

const addLike = async (from_id: string, to_id: string) => {
  const created_at = new Date(t.clock.now().getTime() - 2 * LIKE_UNDO_MS)
  await t.app.db.insertInto('likes').values({ from_id, to_id, created_at }).execute()
  return null
}
/** What happened between the two members before the pass. */
const BEFORE: Record<string, (passed: string, passer: string) => Promise<string | null>> = {
  nothing: async () => null,
  'a like of the passed member': (passed, passer) => addLike(passed, passer),
  'a like of the other member': (passed, passer) => addLike(passer, passed),
  'a match': (passed, passer) => aMatch(t.app, passed, passer),
}

async function aPair(before: string): Promise<Pair> {
  const [passed, passer] = [await aMember(t.app), await aMan(t.app)]
  const matchId = (await BEFORE[before]?.(passed, passer)) ?? null
  return { passed, passer, client: await t.as(passed), tab: aTab(t.app, passed), matchId }
}

/** Inputs beyond the member's own id. Null excludes orders and codes, which concern no other member. */
const INPUTS: Record<string, ((pair: Pair) => object) | null> = {
  'get-profile': ({ passer }) => ({ user_id: passer }),
  'get-profile-with-photos': ({ passer }) => ({ user_id: passer }),
  'get-user-photos': ({ passer }) => ({ user_id: passer }),
  'get-messages': ({ matchId }) => ({ match_id: matchId ?? crypto.randomUUID() }),
  'get-order': null,
  'get-receipt': null,
}
const READS = Object.values(routes)
  .flatMap((feature) => Object.values(feature))
  .map((route) => route.split(/ \/functions\/v1\//) as [method: string, name: string])
  .filter(([, name]) => /^(get|load)-/.test(name) && INPUTS[name] !== null)

async function read(pair: Pair, [method, name]: [string, string]) {
  const input = INPUTS[name]?.(pair) ?? { user_id: pair.passed }
  const query = new URLSearchParams(input as Record<string, string>)
  const url = `/functions/v1/${name}`
  const page = name === 'get-matches' ? { limit: 20 } : {}
  const answer = await (method === 'GET'
    ? pair.client.get(`${url}?${query.toString()}`)
    : pair.client.post(url, { ...input, ...page }))
  return answer.status === 422 && method === 'GET' ? pair.client.get(url) : answer // the call takes no id
}

/** Everything that the passed member can read. */
async function readAll(pair: Pair) {
  const answers: Record<string, [number, unknown]> = {}
  for (const route of READS) {
    const { status, body } = await read(pair, route)
    answers[route[1]] = [status, body]
  }
  return answers
}

/** The passed member's next actions. */
const STEPS = ['likes', 'likes', 'take-back-like', 'likes', 'record-profile-view'] as const

async function act(pair: Pair) {
  const { client, passed, passer } = pair
  const answers = []
  for (const step of STEPS) {
    const input = step === 'record-profile-view' ? { user_id: passer } : { from_id: passed, to_id: passer }
    const { status, text } = await client.post(`/functions/v1/${step}`, input)
    answers.push([step, status, comparable(text)])
  }
  for (const name of ['get-badges', 'get-dashboard-stats', 'get-my-matches', 'get-received-likes']) {
    const { status, text } = await read(pair, READS.find(([, one]) => one === name)!)
    answers.push([name, status, comparable(text)])
  }
  return answers
}

/** Removes the values that differ between two pairs: ids and times. */
const comparable = (text: string) =>
  text.replace(/[\da-f]{8}-[\da-f-]{27}/g, 'id').replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'then')

/** The events on the passed member's page, without repeats, since an event may be delivered twice. */
const distinctEvents = ({ tab }: Pair) =>
  [...new Set(tab.map((event) => comparable(JSON.stringify(event))))].toSorted()

test('this test covers every read, and each answers', async () => {
  const pair = await aPair('a match')
  expect(READS.length).toBeGreaterThan(20)
  const answers = await readAll(pair)
  expect(Object.entries(answers).filter(([, [status]]) => status !== 200)).toEqual([])
})

test.each(Object.keys(BEFORE))('no read reveals "Not for me", after %s', async (between) => {
  const [pair, control] = [await aPair(between), await aPair(between)]
  const first = await readAll(pair)
  expect(await readAll(pair)).toEqual(first) // unrelated differences would hide the effect of the pass
  const passer = await t.as(pair.passer)
  expect((await hide(passer, pair.passed)).status).toBe(200)
  expect(await readAll(pair)).toEqual(first)
  expect(pair.tab).toEqual(control.tab)
  expect(await act(pair)).toEqual(await act(control))
  let [before, now] = ['', '']
  const isSettled = () => {
    ;[before, now] = [now, JSON.stringify([distinctEvents(pair), distinctEvents(control)])]
    return before === now && isDeepStrictEqual(distinctEvents(pair), distinctEvents(control))
  }
  await expect.poll(isSettled, { interval: 300 }).toBe(true)
  expect((await hide(passer, pair.passed, true)).status).toBe(200)
})
