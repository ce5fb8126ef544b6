import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '../../../test/app.ts'
import { waitingForLocks } from '../../../test/locks.ts'
import { aMan, aMatch, aMember } from '../../../test/members.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const WRITES: [string, (from: string, to: string, matchId: string) => object][] = [
  ['likes', (from_id, to_id) => ({ from_id, to_id })],
  ['record-profile-view', (_from, user_id) => ({ user_id })],
  [
    'send-message',
    (_from, _to, match_id) => ({ match_id, content: 'Habari', client_message_id: randomUUID() }),
  ],
]

test.each(WRITES)(
  '%s a member who is being deleted is answered as for a made-up member',
  async (call, body) => {
    const [amara, kofi] = [await aMember(t.app), await aMan(t.app)]
    const matchId = call === 'send-message' ? await aMatch(t.app, kofi, amara) : ''
    const his = await t.as(kofi)
    const write = (to: string, match: string) => his.post(`/functions/v1/${call}`, body(kofi, to, match))
    const madeUp = await write(randomUUID(), randomUUID())

    const tried = vi.spyOn(t.app.shield, 'screen') // called by each attempt to send, which waits for no lock
    const answer = await t.app.db.transaction().execute(async (tx) => {
      await tx.deleteFrom('users').where('id', '=', amara).execute()
      const writing = write(amara, matchId)
      await vi.waitFor(async () =>
        expect((await waitingForLocks(t.app.db)) + tried.mock.calls.length).toBeGreaterThan(0),
      )
      return { writing } // awaited once the deletion is committed
    })

    tried.mockRestore()
    const { status, text } = await answer.writing
    expect([status, text]).toEqual([madeUp.status, madeUp.text])
    expect(status).toBe(404)
  },
)

test('likes, views and messages during a deletion are all answered, and leave no row', async () => {
  const amara = await aMember(t.app)
  const men = await Promise.all(Array.from({ length: 8 }, () => aMan(t.app)))
  const clients = await Promise.all(men.map((id) => t.as(id)))
  const hers = await t.as(amara)
  const requests = clients.flatMap((client, i) => [
    client.post('/functions/v1/likes', { from_id: men[i], to_id: amara }),
    client.post('/functions/v1/record-profile-view', { user_id: amara }),
    hers.post('/functions/v1/likes', { from_id: amara, to_id: men[i] }),
  ])
  const [left, ...answers] = await Promise.all([hers.post('/functions/v1/delete-account', {}), ...requests])
  expect(left?.status).toBe(200)
  for (const { status, text } of answers) expect([200, 401, 404], text).toContain(status)
  const rows = await t.app.db
    .selectFrom('likes')
    .select('id')
    .where((like) => like.or([like('from_id', '=', amara), like('to_id', '=', amara)]))
    .execute()
  expect(rows).toEqual([])
})
