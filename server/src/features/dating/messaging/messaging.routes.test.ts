import { randomUUID } from 'node:crypto'
import type { Conversation, Message } from '@ndoa/contract/dating/messaging'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Client, type TestApp, testApp } from '../../../../test/app.ts'
import { aBlock, aMan, aMatch, aMember } from '../../../../test/members.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

interface Pair {
  amara: Client & { id: string }
  kofi: Client & { id: string }
  matchId: string
}
const signedIn = async (id: string) => ({ ...(await t.as(id)), id })
async function aPair(kofisSettings = {}): Promise<Pair> {
  const [a, k] = await Promise.all([aMember(t.app), aMan(t.app, { settings: kofisSettings })])
  return { amara: await signedIn(a), kofi: await signedIn(k), matchId: await aMatch(t.app, a, k) }
}

type Reply<T> = { data: T; error?: string; message?: string; pagination: { has_next_page: boolean } }
const send = (who: Client, match_id: string, content = 'Good evening', more: object = {}) =>
  who.post<Reply<Message>>('/functions/v1/send-message', {
    match_id,
    content,
    client_message_id: randomUUID(),
    ...more,
  })
const page = (who: Client, match_id: string, more: object = {}) =>
  who.post<Reply<Message[]>>('/functions/v1/get-messages', { match_id, ...more })
const markRead = (who: Client, match_id: string, up_to_seq: number) =>
  who.post<Reply<{ read: number }>>('/functions/v1/mark-messages-read', { match_id, up_to_seq })
const list = async (who: Client & { id: string }, more: object = {}) =>
  (await who.post<Reply<Conversation[]>>('/functions/v1/get-conversations', { user_id: who.id, ...more }))
    .body.data
const leave = (id: string, column: 'deactivated_at' | 'suspended_at') =>
  t.app.db
    .updateTable('users')
    .set({ [column]: new Date() })
    .where('id', '=', id)
    .execute()
async function fill(matchId: string, senderId: string, count: number) {
  await t.app.db
    .insertInto('messages')
    .values(
      Array.from({ length: count }, (_, i) => ({
        match_id: matchId,
        seq: i + 1,
        sender_id: senderId,
        client_message_id: randomUUID(),
        content: `Message ${i + 1}`,
      })),
    )
    .execute()
  await t.app.db
    .updateTable('matches')
    .set({ last_seq: count, last_message_at: new Date() })
    .where('id', '=', matchId)
    .execute()
}

describe('sending', () => {
  test('both members get a sent message, trimmed and with uniform line breaks', async () => {
    const { amara, kofi, matchId } = await aPair()
    const answer = await send(amara, matchId, '  Habari!\r\n\tYour name means “born on Friday” 🎉  ')
    expect(answer.status).toBe(200)
    const content = 'Habari!\n\tYour name means “born on Friday” 🎉'
    expect(answer.body.data).toMatchObject({ content, seq: 1, sender_id: amara.id, is_read: false })
    for (const who of [amara, kofi]) expect((await page(who, matchId)).body.data).toEqual([answer.body.data])
  })

  test('simultaneous and later repeats get the first answer', async () => {
    const { amara, matchId } = await aPair()
    const client_message_id = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => send(amara, matchId, 'Once', { client_message_id })),
    )
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(answers[0]?.status).toBe(200)
    expect((await page(amara, matchId)).body.data).toHaveLength(1)
  })

  test('a message id cannot be reused for another text', async () => {
    const { amara, matchId } = await aPair()
    const client_message_id = randomUUID()
    await send(amara, matchId, 'Once', { client_message_id })
    const changed = await send(amara, matchId, 'Twice', { client_message_id })
    expect([changed.status, changed.body.error]).toEqual([409, 'messaging.idempotency_conflict'])
  })

  test('members cannot send as another member or discover a match', async () => {
    const { amara, kofi, matchId } = await aPair()
    for (const id of [matchId, randomUUID()]) {
      const answer = await send(amara, id, 'Hello', { sender_id: kofi.id })
      expect([answer.status, answer.body.error]).toEqual([403, 'request.denied'])
    }
    expect((await send(amara, matchId, 'Hello', { sender_id: amara.id })).status).toBe(200)
  })

  const UNFIT = {
    blank: '  \n\t ',
    'too long': 'x'.repeat(4_001),
    NUL: 'a\u0000b',
    'half a pair': 'a\ud800b',
    'nothing visible': '\u200b\u3164\u202e',
  }
  test.each(Object.entries(UNFIT))('unfit content (%s) is a field error in a match', async (_, content) => {
    const { amara, kofi, matchId } = await aPair()
    const answer = await send(amara, matchId, content)
    expect([answer.status, answer.body.error]).toEqual([422, 'request.invalid'])
    expect(answer.body.data).toMatchObject({ fields: { content: expect.stringMatching(/\w/) } })
    await leave(kofi.id, 'deactivated_at')
    expect((await send(amara, matchId, content)).status).toBe(422)
  })

  test.each([
    ['I love\u000bGod\u0007 \u202d', 'I love\nGod'],
    ['👨\u200d👩\u200d👧'.repeat(1_000), '👨\u200d👩\u200d👧'.repeat(1_000)],
    ['ẹ\u0301'.repeat(4_000), 'ẹ\u0301'.repeat(4_000)],
  ])('both see %j without what cannot be seen', async (typed, stored) => {
    const { amara, kofi, matchId } = await aPair()
    expect((await send(amara, matchId, typed)).status).toBe(200)
    expect((await page(kofi, matchId)).body.data?.map(({ content }) => content)).toEqual([stored])
  })

  test('unfit content to an unreachable member gets the usual refusal', async () => {
    const { amara, kofi, matchId } = await aPair()
    await aBlock(t.app, kofi.id, amara.id)
    const answers = [
      await send(amara, matchId, ' '),
      await send(amara, randomUUID(), ' '),
      await send(amara, randomUUID(), 'Hello'),
    ]
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(answers[0]?.status).toBe(404)
  })

  test('unfit content from one member does not affect others', async () => {
    const pairs = await Promise.all(Array.from({ length: 5 }, () => aPair()))
    const answers = await Promise.all(
      pairs.flatMap(({ amara, matchId }) => [
        send(amara, matchId, 'a\u0000b'),
        send(amara, matchId, 'Hello'),
      ]),
    )
    expect(answers.map(({ status }) => status)).toEqual(pairs.flatMap(() => [422, 200]))
  })

  test('unknown fields and invalid client ids are refused', async () => {
    const { amara, matchId } = await aPair()
    for (const more of [{ seq: 7 }, { created_at: new Date().toISOString() }, { client_message_id: '1' }])
      expect((await send(amara, matchId, 'Hello', more)).status).toBe(422)
  })

  test('a member who sends too fast is refused with the time to wait', async () => {
    const { amara, matchId } = await aPair()
    const answers = await Promise.all(Array.from({ length: 120 }, () => send(amara, matchId)))
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThan(0)
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(50)
    expect(refused[0]?.headers['retry-after']).toBe('1')
    expect(refused[0]?.body.message).toBe('You are sending very fast. Please try again in 1 second.')
    t.clock.forward(1_000)
    expect((await send(amara, matchId)).status).toBe(200)
  })
})

describe('refusals', () => {
  const tries = (who: Client, matchId: string) =>
    Promise.all([send(who, matchId), page(who, matchId), markRead(who, matchId, 1)])
  const outcome = (answers: { status: number; text: string }[]) =>
    answers.map(({ status, text }) => `${status} ${text}`)

  test('strangers, blocked, blocking and unmatched members get the answer for a made-up id', async () => {
    const { amara } = await aPair()
    const nobody = outcome(await tries(amara, randomUUID()))
    expect(nobody.every((answer) => answer.startsWith('404'))).toBe(true)

    const others = await aPair()
    expect(outcome(await tries(amara, others.matchId))).toEqual(nobody)
    for (const blocks of ['amara', 'kofi'] as const) {
      const pair = await aPair()
      await send(pair.kofi, pair.matchId)
      const [by, whom] = blocks === 'amara' ? [pair.amara, pair.kofi] : [pair.kofi, pair.amara]
      await aBlock(t.app, by.id, whom.id)
      expect(outcome(await tries(pair.amara, pair.matchId))).toEqual(nobody)
      expect(await list(pair.amara, { match_id: pair.matchId })).toEqual([])
    }
    const ended = await aPair()
    await send(ended.kofi, ended.matchId)
    await t.app.db.updateTable('matches').set({ status: 'ended' }).where('id', '=', ended.matchId).execute()
    expect(outcome(await tries(ended.amara, ended.matchId))).toEqual(nobody)
    expect(await list(ended.amara, { match_id: ended.matchId })).toEqual([])
  })

  test('members see only their own conversation list', async () => {
    const { amara, kofi } = await aPair()
    const answer = await amara.post<Reply<never>>('/functions/v1/get-conversations', { user_id: kofi.id })
    expect([answer.status, answer.body.error]).toEqual([403, 'request.denied'])
  })

  test.each(['deactivated_at', 'suspended_at'] as const)(
    'a conversation with an absent member (%s) can be read but not continued',
    async (column) => {
      const { amara, kofi, matchId } = await aPair()
      await send(kofi, matchId, 'See you')
      await leave(kofi.id, column)
      const [sent, read, marked] = await tries(amara, matchId)
      expect([sent.status, sent.body.error, sent.body.message]).toEqual([
        409,
        'messaging.unavailable',
        'Member not available',
      ])
      expect(read.body.data.map(({ content }) => content)).toEqual(['See you'])
      expect(marked.body.data).toEqual({ read: 1 })
      const [conversation] = await list(amara)
      expect(conversation).toMatchObject({
        available: false,
        other_user_name: 'Member not available',
        other_user_age: null,
        other_user_location: null,
        other_user_country: null,
        verified: false,
        photo: null,
        photo_url: null,
        compatibility_percentage: null,
        content: 'See you',
      })
      expect(conversation).not.toHaveProperty('online')
    },
  )
})

describe('reading', () => {
  test('pages go back from the newest message, each in chronological order', async () => {
    const { amara, kofi, matchId } = await aPair()
    await fill(matchId, kofi.id, 120)
    const seen: number[][] = []
    for (let before_seq: number | undefined; ; before_seq = seen[0]?.[0]) {
      const { body } = await page(amara, matchId, before_seq ? { before_seq } : {})
      seen.unshift(body.data.map(({ seq }) => seq))
      expect(body.pagination).toEqual({ has_next_page: seen.length < 3, results_per_page: 50 })
      if (!body.pagination.has_next_page) break
    }
    expect(seen.map((seqs) => seqs.length)).toEqual([20, 50, 50])
    expect(seen.flat()).toEqual(Array.from({ length: 120 }, (_, i) => i + 1))
  })

  test('catching up continues from a number, oldest first', async () => {
    const { amara, kofi, matchId } = await aPair()
    await fill(matchId, kofi.id, 70)
    const first = (await page(amara, matchId, { after_seq: 15 })).body
    expect([first.data[0]?.seq, first.data.at(-1)?.seq, first.pagination.has_next_page]).toEqual([
      16,
      65,
      true,
    ])
    const whole = (await page(amara, matchId, { after_seq: 20 })).body
    expect([whole.data.length, whole.pagination.has_next_page]).toEqual([50, false])
    const rest = (await page(amara, matchId, { after_seq: 65 })).body
    expect([rest.data.map(({ seq }) => seq), rest.pagination.has_next_page]).toEqual([
      [66, 67, 68, 69, 70],
      false,
    ])
    expect((await page(amara, matchId, { after_seq: 70 })).body.data).toEqual([])
  })

  test('numbers beyond the last message are valid', async () => {
    const { amara, kofi, matchId } = await aPair()
    await fill(matchId, kofi.id, 2)
    const far = Number.MAX_SAFE_INTEGER
    expect((await page(amara, matchId, { after_seq: far })).body.data).toEqual([])
    expect((await page(amara, matchId, { before_seq: far })).body.data).toHaveLength(2)
    expect((await markRead(amara, matchId, far)).body.data).toEqual({ read: 2 })
  })

  test('a read mark covers the other member’s messages up to a number, once', async () => {
    const { amara, kofi, matchId } = await aPair()
    for (const [who, text] of [
      [kofi, 'one'],
      [amara, 'two'],
      [kofi, 'three'],
      [kofi, 'four'],
    ] as const)
      await send(who, matchId, text)
    expect((await list(amara))[0]?.unread_count).toBe(3)
    expect((await markRead(amara, matchId, 3)).body.data).toEqual({ read: 2 })
    expect((await markRead(amara, matchId, 3)).body.data).toEqual({ read: 0 })
    const read = (await page(amara, matchId)).body.data.map(({ is_read }) => is_read)
    expect(read).toEqual([true, false, true, false])
    expect((await list(amara))[0]?.unread_count).toBe(1)
  })
})

describe('the list of conversations', () => {
  test('contains matches with messages, newest first, with the other member’s card', async () => {
    const { amara, kofi, matchId } = await aPair()
    const quiet = await aMatch(t.app, amara.id, await aMan(t.app))
    const third = await signedIn(await aMan(t.app, { profile: { full_name: 'Tendai Moyo' } }))
    const later = await aMatch(t.app, amara.id, third.id)
    await send(kofi, matchId, 'First')
    t.clock.forward(1_000)
    await send(amara, later, 'Second')
    const conversations = await list(amara)
    expect(conversations.map(({ match_id }) => match_id)).toEqual([later, matchId])
    expect(conversations.map(({ match_id }) => match_id)).not.toContain(quiet)
    expect(conversations[1]).toMatchObject({
      other_user_id: kofi.id,
      other_user_name: 'Kofi',
      other_user_location: 'Accra, Ghana',
      other_user_country: 'GH',
      available: true,
      online: false,
      content: 'First',
      is_from_current_user: false,
      unread_count: 1,
      last_seq: 1,
    })
    expect(conversations[1]?.compatibility_percentage).toEqual(expect.any(Number))
    expect(conversations[0]).toMatchObject({ content: 'Second', is_from_current_user: true, unread_count: 0 })
  })

  test('also contains the requested match before its first message', async () => {
    const { amara, kofi, matchId } = await aPair()
    expect(await list(amara)).toEqual([])
    expect(await list(amara, { match_id: matchId })).toMatchObject([
      {
        match_id: matchId,
        other_user_id: kofi.id,
        content: null,
        created_at: null,
        last_seq: 0,
        unread_count: 0,
      },
    ])
    const others = await aPair()
    expect(await list(amara, { match_id: others.matchId })).toEqual([])
  })
})
