import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/app.ts'
import { aBlock, aMan, aMatch, aMember } from '../../../../test/members.ts'
import { type Draft, LOCKED, type Sent, sendMessages } from './messaging.queries.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const aPair = async () => {
  const [amara, kofi] = await Promise.all([aMember(t.app), aMan(t.app)])
  return { amara, kofi, matchId: await aMatch(t.app, amara, kofi) }
}
const draft = (match_id: string, sender_id: string, content = 'Good evening'): Draft => ({
  match_id,
  sender_id,
  client_message_id: randomUUID(),
  content,
})
/** Sends messages again if their conversation was locked, as the server does. */
async function send(...drafts: Draft[]): Promise<Sent[]> {
  const answers = await sendMessages(t.app, drafts, t.app.clock.now())
  const locked = drafts.filter((_, i) => answers[i] === LOCKED)
  const later = locked.length > 0 ? await send(...locked) : []
  return answers.map((answer) => (answer === LOCKED ? later.shift()! : answer))
}
const seqsOf = (answers: Sent[]) =>
  answers.map((sent) => ('message' in sent ? sent.message.seq : sent.refusal))
const storedSeqs = async (matchId: string) =>
  (
    await t.app.db
      .selectFrom('messages')
      .select('seq')
      .where('match_id', '=', matchId)
      .orderBy('seq')
      .execute()
  ).map(({ seq }) => seq)
const upTo = (count: number) => Array.from({ length: count }, (_, i) => i + 1)

test('a message gets the next number of its conversation and names its recipient', async () => {
  const { amara, kofi, matchId } = await aPair()
  const first = draft(matchId, amara)
  expect(await send(first)).toEqual([
    {
      message: { ...first, id: expect.any(String), seq: 1, created_at: expect.any(String), is_read: false },
      other_id: kofi,
      is_held: false,
      other_seq: 1,
    },
  ])
  expect(seqsOf(await send(draft(matchId, kofi)))).toEqual([2])
  const match = await t.app.db.selectFrom('matches').selectAll().where('id', '=', matchId).executeTakeFirst()
  expect(match).toMatchObject({ last_seq: 2, last_message_at: expect.any(Date) })
})

test('a batch serves many conversations, keeps each in order, and returns refusals in place', async () => {
  const one = await aPair()
  const two = await aPair()
  const answers = await send(
    draft(one.matchId, one.amara, '1'),
    draft(two.matchId, two.amara, '1'),
    draft(one.matchId, two.amara, 'a stranger'),
    draft(one.matchId, one.kofi, '2'),
    draft(randomUUID(), one.kofi, 'made up'),
    draft(two.matchId, two.kofi, '2'),
    draft(one.matchId, one.amara, '3'),
  )
  expect(seqsOf(answers)).toEqual([1, 1, 'request.not_found', 2, 'request.not_found', 2, 3])
})

test('simultaneous messages from both sides are numbered without gaps or duplicates', async () => {
  const { amara, kofi, matchId } = await aPair()
  const answers = await Promise.all(
    upTo(50).flatMap(() => [send(draft(matchId, amara)), send(draft(matchId, kofi))]), // separate commits
  )
  expect(seqsOf(answers.flat()).sort((a, b) => Number(a) - Number(b))).toEqual(upTo(100))
  expect(await storedSeqs(matchId)).toEqual(upTo(100))
})

test('concurrent batches of several processes never conflict', async () => {
  const pairs = await Promise.all(upTo(6).map(aPair))
  const batch = () =>
    [...pairs, ...pairs]
      .map((pair, i) => draft(pair.matchId, i % 2 ? pair.amara : pair.kofi))
      .sort((a, b) => (a.client_message_id < b.client_message_id ? -1 : 1)) // a different order each time
  const answers = await Promise.all(upTo(30).map(() => send(...batch())))
  expect(answers.flat().every((sent) => 'message' in sent)).toBe(true)
  for (const { matchId } of pairs) expect(await storedSeqs(matchId)).toEqual(upTo(60))
})

test('simultaneous repeats of a message are one row with one answer', async () => {
  const { amara, matchId } = await aPair()
  const same = draft(matchId, amara)
  const answers = await Promise.all([...upTo(20).map(() => send(same)), send(same, same, same)])
  expect(new Set(answers.flat().map((sent) => JSON.stringify(sent))).size).toBe(1)
  expect(await storedSeqs(matchId)).toEqual([1])
})

test('a repeat with another text or match is refused and changes nothing', async () => {
  const { amara, matchId } = await aPair()
  const other = await aMatch(t.app, amara, await aMan(t.app))
  const first = draft(matchId, amara)
  await send(first)
  const answers = await send({ ...first, content: 'Changed' }, { ...first, match_id: other }, first)
  expect(seqsOf(answers)).toEqual(['messaging.idempotency_conflict', 'messaging.idempotency_conflict', 1])
  expect(await storedSeqs(other)).toEqual([])
  const fresh = draft(matchId, amara)
  expect(seqsOf(await send(fresh, { ...fresh, content: 'Changed' }))).toEqual([
    2,
    'messaging.idempotency_conflict',
  ])
})

test('two members may use the same message id', async () => {
  const { amara, kofi, matchId } = await aPair()
  const first = draft(matchId, amara)
  expect(seqsOf(await send(first, { ...first, sender_id: kofi }))).toEqual([1, 2])
})

test('blocks and ended matches look like matches that never existed, even to a repeat', async () => {
  const [one, two, three] = await Promise.all([aPair(), aPair(), aPair()])
  const [blocking, blocked, ended] = [
    draft(one.matchId, one.amara),
    draft(two.matchId, two.amara),
    draft(three.matchId, three.amara),
  ]
  await send(blocking, blocked, ended)
  await aBlock(t.app, one.amara, one.kofi)
  await aBlock(t.app, two.kofi, two.amara)
  await t.app.db.updateTable('matches').set({ status: 'ended' }).where('id', '=', ended.match_id).execute()
  const answers = await send(blocking, blocked, ended, draft(ended.match_id, ended.sender_id))
  expect(answers).toEqual(Array.from({ length: 4 }, () => ({ refusal: 'request.not_found' })))
})

test.each(['deactivated_at', 'suspended_at'] as const)(
  'a message to an absent member (%s) is refused, even as a repeat',
  async (column) => {
    const { amara, kofi, matchId } = await aPair()
    const first = draft(matchId, amara)
    await send(first)
    await t.app.db
      .updateTable('users')
      .set({ [column]: new Date() })
      .where('id', '=', kofi)
      .execute()
    const answers = await send(first, draft(matchId, amara), { ...first, content: 'Changed' })
    expect(answers).toEqual(Array.from({ length: 3 }, () => ({ refusal: 'messaging.unavailable' })))
  },
)

test('times in a conversation never go backwards, even across servers with different clocks', async () => {
  const { amara, matchId } = await aPair()
  await sendMessages(t.app, [draft(matchId, amara)], new Date('2026-03-01T12:00:00Z'))
  const [sent] = await sendMessages(t.app, [draft(matchId, amara)], new Date('2026-03-01T11:59:00Z'))
  expect(sent).toMatchObject({ message: { seq: 2, created_at: '2026-03-01T12:00:00.000Z' } })
})

test('a locked conversation delays no others and keeps its messages in order', async () => {
  const [held, other] = [await aPair(), await aPair()]
  const stored: string[] = []
  const say = async (pair: typeof held, content: string) => {
    const sent = await t.app.messaging.send(draft(pair.matchId, pair.amara, content))
    stored.push('message' in sent ? sent.message.content : sent.refusal)
  }
  const sends: Promise<void>[] = []
  await t.app.db.transaction().execute(async (tx) => {
    await tx.selectFrom('matches').where('id', '=', held.matchId).forUpdate().execute()
    sends.push(say(held, 'held 1'), say(held, 'held 2'))
    await say(other, 'other 1')
    sends.push(say(held, 'held 3'))
    await say(other, 'other 2')
    expect(stored).toEqual(['other 1', 'other 2'])
  })
  await Promise.all(sends)
  expect(stored).toEqual(['other 1', 'other 2', 'held 1', 'held 2', 'held 3'])
  expect(await storedSeqs(held.matchId)).toEqual([1, 2, 3])
})

test('a locked account delays no others', async () => {
  const [held, other] = [await aPair(), await aPair()]
  let waiting: Promise<Sent> | undefined
  await t.app.db.transaction().execute(async (tx) => {
    await tx.selectFrom('users').where('id', '=', held.amara).forUpdate().execute()
    waiting = t.app.messaging.send(draft(held.matchId, held.amara))
    expect(seqsOf([await t.app.messaging.send(draft(other.matchId, other.amara))])).toEqual([1])
  })
  expect(seqsOf([await waiting!])).toEqual([1])
})
