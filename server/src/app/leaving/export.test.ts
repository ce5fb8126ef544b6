import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Client, type TestApp, testApp } from '../../../test/app.ts'
import { aConfirmedBan } from '../../../test/cases.ts'
import { aBlock, aMan, aMatch, aMember, aPhoto } from '../../../test/members.ts'
import { safetyOf } from './archive.queries.ts'
import { deleteExpiredExports, fetchExport } from './export.rules.ts'
import { aPaidOrder } from './testing/paid-order.ts'
import { unzip } from './testing/unzip.ts'

const ASK = '/functions/v1/export-my-data'
const FETCH = '/functions/v1/fetch-my-data'

let t: TestApp
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ndoa-export-'))
  t = await testApp({ DATA_DIR: folder })
})
afterAll(async () => {
  await t.close()
  rmSync(folder, { recursive: true, force: true })
})

async function mailTo(email: string) {
  return t.app.db
    .selectFrom('development_outbox')
    .selectAll()
    .where('recipient', '=', email)
    .where('subject', '=', 'Your Ndoa data is ready')
    .executeTakeFirst()
}

/** Requests the archive and waits for the mail. @returns the link's code */
async function codeFor(memberId: string, client: Client): Promise<string> {
  const { status, body } = await client.post<{ message: string }>(ASK, {})
  expect([status, body.message]).toEqual([
    200,
    'We are preparing your data. You’ll get a link when it’s ready.',
  ])
  const mail = await vi.waitFor(
    async () => {
      const found = await mailTo(`${memberId}@members.test`)
      expect(found).toBeDefined()
      return found
    },
    { interval: 100 },
  )
  const [link] = mail?.links ?? []
  expect(link).toMatch(/^http:\/\/localhost:3000\/settings\?export=[\w-]{16}$/)
  return link?.split('=')[1] ?? ''
}

const archives = () => readdirSync(join(folder, 'storage', 'exports')).length
const fetchBytes = async (client: Client, code: string) => {
  const answer = await t.http.inject({
    method: 'POST',
    url: FETCH,
    payload: { code },
    headers: client.token ? { authorization: `Bearer ${client.token}` } : {},
  })
  return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload }
}
const write = (client: Client, match_id: string, content: string) =>
  client.post('/functions/v1/send-message', { match_id, content, client_message_id: randomUUID() })

test('the archive contains the member’s stored data, and can be fetched once', async () => {
  const [amara, kofi] = [await aMember(t.app, { profile: { bio: 'I sing' } }), await aMan(t.app)]
  const client = await t.as(amara)
  const matchId = await aMatch(t.app, amara, kofi)
  await write(client, matchId, 'Habari')
  await write(await t.as(kofi), matchId, 'Nzuri')
  await putPhoto(amara)
  await client.put(`/functions/v1/update-profile?user_id=${amara}`, { country_of_residence: 'GH' })

  const code = await codeFor(amara, client)
  const { status, headers, bytes } = await fetchBytes(client, code)

  expect([status, headers['content-type']]).toEqual([200, 'application/zip'])
  expect(headers['content-disposition']).toBe('attachment; filename="ndoa-data.zip"')
  expect(headers['cache-control']).toBe('no-store')
  const files = unzip(bytes)
  const read = (name: string) => JSON.parse(files.get(name)?.toString() ?? 'null') as unknown
  expect([...files.keys()].sort()).toEqual([
    'README.txt',
    'consents.json',
    'contact.json',
    'conversations.json',
    'delivery.json',
    'likes.json',
    'matches.json',
    'membership.json',
    'notifications.json',
    'photos.json',
    'photos/1.webp',
    'profile.json',
    'reports.json',
    'safety.json',
    'saved-searches.json',
    'security-log.json',
    'sessions.json',
    'settings.json',
    'statements.json',
    'verification.json',
    'views.json',
  ])
  expect(read('profile.json')).toMatchObject({
    account: { user_id: amara, email: `${amara}@members.test` },
    profile: { full_name: 'Amara Okafor', display_name: 'Amara', bio: 'I sing', faith: 'christianity' },
    answers_changed: { country_of_residence: [expect.any(String)] },
  })
  expect(read('settings.json')).toMatchObject({ profile_visibility: 'everyone' })
  expect(read('consents.json')).toContainEqual({
    kind: 'show_faith',
    text_version: 'profile-1',
    given_at: expect.any(String) as unknown,
    withdrawn_at: null,
  })
  expect(read('likes.json')).toMatchObject({ given: [{ display_name: 'Kofi', is_matched: true }] })
  expect(read('matches.json')).toMatchObject([{ display_name: 'Kofi', status: 'active' }])
  expect(read('conversations.json')).toMatchObject([
    {
      display_name: 'Kofi',
      messages: [
        { from: 'you', content: 'Habari' },
        { from: 'them', content: 'Nzuri' },
      ],
    },
  ])
  expect(read('sessions.json')).toHaveLength(1)
  expect(read('security-log.json')).toMatchObject([{ kind: 'export_asked', address_block: '127.0.0.0/24' }])
  expect(files.get('photos/1.webp')?.toString()).toBe('picture')
  await vi.waitFor(() => expect(archives()).toBe(0))
  expect((await fetchBytes(client, code)).status).toBe(404)
  const log = await t.app.db
    .selectFrom('security_events')
    .select('kind')
    .where('user_id', '=', amara)
    .execute()
  expect(log.map(({ kind }) => kind).sort()).toEqual(['export_asked', 'export_fetched'])
})

const NOWHERE = { address_block: null, country: null, device: null }

test('the archive has every setting, and private read times of its owner only', async () => {
  const hidden = { show_last_seen: false, show_online_status: false }
  const [amara, kofi] = [await aMember(t.app), await aMan(t.app, { settings: hidden })]
  const [writer, reader] = [await t.as(amara), await t.as(kofi)]
  const matchId = await aMatch(t.app, amara, kofi)
  await write(writer, matchId, 'Habari')
  await reader.post('/functions/v1/mark-messages-read', { match_id: matchId, up_to_seq: 1 })
  const archiveOf = async (id: string, client: Client) => {
    const files = unzip((await fetchBytes(client, await codeFor(id, client))).bytes)
    return (name: string) => JSON.parse(files.get(name)?.toString() ?? 'null') as unknown
  }
  const [hers, his] = [await archiveOf(amara, writer), await archiveOf(kofi, reader)]
  const { body } = await reader.get<{ data: object }>(`/functions/v1/get-settings?user_id=${kofi}`)
  expect(his('settings.json')).toEqual(body.data)
  expect(hers('conversations.json')).toMatchObject([{ messages: [{ from: 'you', read_at: null }] }])
  expect(his('conversations.json')).toMatchObject([
    { messages: [{ from: 'them', read_at: expect.any(String) }] },
  ])
})

test('the archive shows a block by another member as an ended match', async () => {
  const [amara, kofi, kwame] = [await aMember(t.app), await aMan(t.app), await aMan(t.app)]
  const client = await t.as(amara)
  for (const him of [kofi, kwame]) {
    const matchId = await aMatch(t.app, amara, him)
    await write(client, matchId, 'Habari')
    await write(await t.as(him), matchId, 'Nzuri')
    await (him === kofi
      ? aBlock(t.app, kofi, amara)
      : t.app.db.updateTable('matches').set({ status: 'ended' }).where('id', '=', matchId).execute())
  }
  const files = unzip((await fetchBytes(client, await codeFor(amara, client))).bytes)
  for (const name of ['matches.json', 'conversations.json']) {
    const entries = JSON.parse(files.get(name)?.toString() ?? '[]') as object[]
    const anonymized = entries.map((entry) => JSON.stringify(entry).replace(/\d{4}-\d\d-\d\dT[^"]+/g, 'then'))
    expect(anonymized).toHaveLength(2)
    expect(anonymized[0]).toBe(anonymized[1])
  }
})

test('the archive does not count members hidden for review', async () => {
  const [amara, kofi, juma, yaw] = [
    await aMember(t.app),
    await aMan(t.app),
    await aMan(t.app),
    await aMan(t.app),
  ]
  await aMatch(t.app, amara, yaw)
  await t.app.db.insertInto('likes').values({ from_id: juma, to_id: amara }).execute()
  await t.app.db
    .insertInto('profile_views')
    .values([juma, yaw].map((viewer_id) => ({ viewed_id: amara, viewer_id, viewed_on: '2026-01-31' })))
    .execute()
  const hidden_since = new Date(Date.now() - 1_000)
  for (const id of [kofi, juma])
    await t.app.db
      .updateTable('users')
      .set({ held_since: hidden_since, hidden_since })
      .where('id', '=', id)
      .execute()
  await aMatch(t.app, amara, kofi) // he likes back while hidden, and she is not notified
  const client = await t.as(amara)
  const files = unzip((await fetchBytes(client, await codeFor(amara, client))).bytes)
  const parsed = (name: string) => JSON.parse(files.get(name)?.toString() ?? '') as object
  expect(parsed('profile.json')).toMatchObject({ times_viewed: 1 })
  expect(parsed('matches.json')).toMatchObject([{ display_name: 'Kofi', status: 'active' }])
  expect(parsed('likes.json')).toMatchObject({
    given: [{ is_matched: true }, { is_matched: false }],
    received: [{ is_matched: true }],
  })
})

test('the archive has the member’s blocks, hides and partings, and when browsers were seen', async () => {
  const amara = await aMember(t.app)
  const [kofi, juma, yaw, kwame] = await Promise.all(
    ['Kofi', 'Juma', 'Yaw', 'Kwame'].map((name) => aMan(t.app, { profile: { full_name: `${name} Mensah` } })),
  )
  const client = await t.as(amara)
  await aBlock(t.app, kwame ?? '', amara)
  for (const user_id of [kofi, kwame]) await client.post('/functions/v1/block-member', { user_id })
  await client.post('/functions/v1/hide-member', { user_id: juma })
  const kwabena = await aMan(t.app, { profile: { full_name: 'Kwabena Mensah' } })
  await aMatch(t.app, amara, kwabena)
  await client.post('/functions/v1/grant-photos', { user_id: kwabena })
  const match_id = await aMatch(t.app, amara, yaw ?? '')
  await client.post('/functions/v1/unmatch', { match_id })
  const seen = { first_seen_at: new Date(), seen_at: new Date() }
  await t.app.db
    .insertInto('safety_devices')
    .values({ device_mac: 'never-told', member_id: amara, ...seen })
    .execute()
  const files = unzip((await fetchBytes(client, await codeFor(amara, client))).bytes)
  const text = files.get('safety.json')?.toString() ?? ''
  expect(JSON.parse(text)).toMatchObject({
    // Omits Kwame, because an invented id would have no entry either.
    blocked: [{ display_name: 'Kofi' }],
    photos_shown_to: [{ display_name: 'Kwabena', created_at: expect.any(String) }],
    hidden: [{ created_at: expect.any(String) }],
    browsers: [{ first_seen_at: expect.any(String), last_seen_at: expect.any(String) }],
    parted: [
      { kind: 'block', display_name: 'Kofi' },
      { kind: 'unmatch', display_name: 'Yaw' },
    ],
  })
  for (const hidden of [kofi, juma, yaw, 'Mensah', 'Juma', 'never-told']) expect(text).not.toContain(hidden)
})

test('the archive has the shield’s findings and consequences, without the message or the other member', async () => {
  const [amara, kofi] = [await aMember(t.app), await aMan(t.app)]
  const asked_at = '2026-04-30T00:00:00.000Z'
  await t.app.db
    .insertInto('shield_conversations')
    .values({
      match_id: await aMatch(t.app, amara, kofi),
      sender_id: amara,
      screened_seq: 1,
      state: '{}',
      caution: 'money',
      rules: '["ask: planted-rule"]',
      asked_at,
      updated_at: asked_at,
    })
    .execute()
  const [since, until] = ['2026-05-01T00:00:00.000Z', '2026-05-15T00:00:00.000Z']
  await t.app.db.insertInto('shield_pauses').values({ member_id: amara, since, until }).execute()
  const client = await t.as(amara)
  const files = unzip((await fetchBytes(client, await codeFor(amara, client))).bytes)
  const text = files.get('safety.json')?.toString() ?? ''
  const { slowed, conversations_flagged } = JSON.parse(text)
  expect(slowed).toEqual([{ since: expect.any(String), until: expect.any(String), lifted_at: null }])
  expect(new Date(slowed[0].until)).toEqual(new Date(until))
  expect(conversations_flagged).toEqual([
    {
      concluded: 'may be asking for money',
      concluded_at: expect.any(String),
      consequence: 'the other member was warned, and you were asked about it',
    },
  ])
  expect(new Date(conversations_flagged[0].concluded_at)).toEqual(new Date(asked_at))
  for (const hidden of ['planted-rule', 'Kofi', kofi]) expect(text).not.toContain(hidden)
})

test('the archive has the member’s views and notifications, without members who are hidden from them', async () => {
  const [amara, kofi, juma, yaw] = [
    await aMember(t.app),
    await aMan(t.app),
    await aMan(t.app, { profile: { full_name: 'Juma Njoroge' } }),
    await aMan(t.app, { profile: { full_name: 'Yaw Boateng' } }),
  ]
  const at = new Date('2026-01-31T10:00:00.000Z')
  const { db } = t.app
  for (const other of [kofi, juma, yaw]) {
    const match_id = await aMatch(t.app, amara, other)
    const [hers, theirs] = [
      { viewer_id: amara, member_id: other },
      { viewer_id: other, member_id: amara },
    ]
    await db
      .insertInto('profile_openings')
      .values([hers, theirs].map((one) => ({ ...one, opened_at: at })))
      .execute()
    await db
      .insertInto('seen_members')
      .values([hers, theirs].map((one) => ({ ...one, seen_at: at })))
      .execute()
    await db
      .insertInto('photo_grants')
      .values({ owner_id: other, member_id: amara, created_at: at })
      .execute()
    await db
      .insertInto('verification_asks')
      .values({ asker_id: other, asked_id: amara, asked_at: at })
      .execute()
    await db
      .insertInto('notifications')
      .values({
        user_id: amara,
        from_id: other,
        match_id,
        type: 'match',
        about: 'match',
        occasion: other,
        created_at: at,
      })
      .execute()
  }
  await db.insertInto('showings').values({ member_id: amara, shown_on: '2026-01-31', times: 3 }).execute()
  await db.insertInto('hides').values({ member_id: kofi, hidden_id: amara }).execute()
  await aBlock(t.app, juma, amara)
  const hidden_since = new Date('2026-01-30T10:00:00.000Z')
  await db
    .updateTable('users')
    .set({ held_since: hidden_since, hidden_since })
    .where('id', '=', yaw)
    .execute()
  const client = await t.as(amara)
  const files = unzip((await fetchBytes(client, await codeFor(amara, client))).bytes)
  const parsed = (name: string) => JSON.parse(files.get(name)?.toString() ?? '') as Record<string, unknown>
  const [Kofi, gone] = [{ display_name: 'Kofi' }, { display_name: 'Member not available' }]
  const views = parsed('views.json')
  for (const seen of [views['profiles_opened'], views['shown_to_you']]) {
    expect(seen).toHaveLength(3)
    expect(seen).toEqual(
      expect.arrayContaining([Kofi, gone].map((who) => expect.objectContaining(who) as unknown)),
    )
  }
  expect(views['you_were_shown']).toEqual([{ shown_on: '2026-01-31', times: 3 }])
  expect(parsed('safety.json')['photos_shown_by']).toMatchObject([Kofi])
  expect(parsed('notifications.json')).toMatchObject([{ type: 'match', ...Kofi }])
  expect(parsed('verification.json')['asked_by']).toHaveLength(2)
  for (const [name, bytes] of files) expect(bytes.toString(), name).not.toMatch(/Juma|Yaw/)
})

test('the archive names only bans of which the member was notified', async () => {
  const amara = await aMember(t.app)
  const told_at = new Date()
  const bans = [
    { display_name: 'Kofi', told_at, decision_id: await aConfirmedBan(t.app, await aMan(t.app)) },
    { display_name: 'Juma', told_at: null, decision_id: await aConfirmedBan(t.app, await aMan(t.app)) },
  ]
  // In one transaction, so that no other connection sees the notices and notifies the member.
  const { told_about } = await t.app.db.transaction().execute(async (tx) => {
    for (const { decision_id, display_name, told_at: toldAt } of bans) {
      await tx.insertInto('contacts_notices').values({ decision_id, display_name }).execute()
      await tx
        .insertInto('contacts_notice_recipients')
        .values({ decision_id, member_id: amara, kind: 'warning', told_at: toldAt })
        .execute()
    }
    return safetyOf(tx, amara)
  })
  expect(told_about).toEqual([{ display_name: 'Kofi', kind: 'warning', told_at: expect.any(String) }])
})

test('the archive has the member’s orders, terms and receipts, without card tokens', async () => {
  const [amara, kofi] = [await aMember(t.app), await aMan(t.app)]
  for (const id of [amara, kofi]) await aPaidOrder(t.app, id)
  await t.app.db.updateTable('orders').set({ returned_minor: 50_000 }).where('user_id', '=', amara).execute()
  await t.app.db.insertInto('price_countries').values({ user_id: amara, country: 'NG' }).execute()
  const client = await t.as(amara)
  const files = unzip((await fetchBytes(client, await codeFor(amara, client))).bytes)
  const text = files.get('membership.json')?.toString() ?? ''
  expect(JSON.parse(text)).toEqual({
    orders: [
      {
        ordered_at: expect.any(String),
        tier: 'premium',
        months: 3,
        method: 'card',
        price: '13500.00 NGN',
        tax: '941.86 NGN',
        country: 'NG',
        payer_country: 'GH',
        network_country: 'KE',
        agreed_to_begin_at: expect.any(String),
        state: 'paid',
        paid_at: expect.any(String),
        refunded: null,
        returned_by_others: '500.00 NGN',
        starts_at: expect.any(String),
        ends_at: expect.any(String),
        revoked_at: null,
        receipt: expect.any(Number),
      },
    ],
    prices_of: { country: 'NG', changed_at: null },
    renewal: { is_on: true, renews_at: expect.any(String), card_last_four: '4081', declined_at: null },
  })
  expect(text).not.toContain('sealed')
})

test('a forwarded archive link does not open for another person', async () => {
  const [amara, kofi] = [await aMember(t.app), await aMan(t.app)]
  await aMatch(t.app, amara, kofi)
  const client = await t.as(amara)
  const code = await codeFor(amara, client)
  expect((await fetchBytes(t.visitor, code)).status).toBe(401)
  expect((await fetchBytes(await t.as(kofi), code)).status).toBe(404)
  expect((await (await t.as(kofi)).post(ASK, { user_id: amara })).status).toBe(404)
  expect((await fetchBytes(client, code)).status).toBe(200)
})

test('one of two simultaneous fetches gets the archive', async () => {
  const amara = await aMember(t.app)
  const client = await t.as(amara)
  const code = await codeFor(amara, client)
  const answers = await Promise.all([1, 2, 3].map(() => fetchBytes(client, code)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 404)).toHaveLength(2)
})

test('an interrupted download can be repeated', async () => {
  const amara = await aMember(t.app)
  const client = await t.as(amara)
  const code = await codeFor(amara, client)
  const { onSent } = await fetchExport(t.app, amara, code, NOWHERE)
  expect((await fetchBytes(client, code)).status).toBe(404)
  await onSent(false)
  expect((await fetchBytes(client, code)).status).toBe(200)
})

test('the archive’s only data of others is their messages to the member, none after a block', async () => {
  const word = `Zawadi${randomUUID().slice(0, 8)}`
  const private_ = { full_name: `Kofi ${word}`, bio: word, occupation: word, location: word }
  const [amara, kofi, blocked] = [
    await aMember(t.app),
    await aMan(t.app, { user: { email: `${word}@members.test` }, profile: private_ }),
    await aMan(t.app, { profile: { full_name: 'Juma Njoroge' } }),
  ]
  const client = await t.as(amara)
  await aMatch(t.app, amara, kofi)
  const former = await aMatch(t.app, amara, blocked)
  await write(client, former, 'Goodbye')
  await write(await t.as(blocked), former, `You will hear ${word}`)
  await aBlock(t.app, amara, blocked)
  const { bytes } = await fetchBytes(client, await codeFor(amara, client))
  const text = [...unzip(bytes).values()].join('\n')
  expect(text).toContain('Kofi')
  expect(text).toContain('Goodbye')
  for (const hidden of [word, 'Juma', kofi, blocked]) expect(text).not.toContain(hidden)
})

test('the archive has the member’s own reports, and no reports by others', async () => {
  const [amara, kofi] = [await aMember(t.app), await aMan(t.app)]
  const [hers, his] = [await t.as(amara), await t.as(kofi)]
  await hers.post('/functions/v1/report-member', {
    user_id: kofi,
    client_report_id: randomUUID(),
    surface: 'profile',
    reason: 'threats',
    details: 'Planted-word-of-Amara',
  })
  const archive = async (id: string, client: Client) =>
    unzip((await fetchBytes(client, await codeFor(id, client))).bytes)
  const own = await archive(amara, hers)
  expect(JSON.parse(own.get('reports.json')?.toString() ?? '')).toMatchObject([
    { display_name: 'Kofi', reason: 'threats', details: 'Planted-word-of-Amara', state: 'received' },
  ])
  const theirs = await archive(kofi, his)
  expect(JSON.parse(theirs.get('reports.json')?.toString() ?? '')).toEqual([])
  for (const [name, bytes] of theirs) expect(bytes.toString(), name).not.toMatch(/Planted-word|threats/)
})

test('a request whose job cannot be added leaves nothing and can be repeated', async () => {
  const amara = await aMember(t.app)
  const client = await t.as(amara)
  await sql`create function refuse() returns trigger language plpgsql as $$ begin
    if new.name = 'build-export' then raise 'refused'; end if; return new; end $$`.execute(t.app.db)
  await sql`create trigger refuse before insert on pgboss.job for each row execute function refuse()`.execute(
    t.app.db,
  )
  try {
    expect((await client.post(ASK, {})).status).toBe(500)
  } finally {
    await sql`drop function refuse cascade`.execute(t.app.db)
  }
  const exports = await t.app.db.selectFrom('data_exports').where('user_id', '=', amara).selectAll().execute()
  expect(exports).toEqual([])
  expect((await client.post(ASK, {})).status).toBe(200)
})

test('a second request within a day is refused with the time to wait', async () => {
  const amara = await aMember(t.app)
  const client = await t.as(amara)
  await codeFor(amara, client)
  const { status, headers, body } = await client.post<{ message: string }>(ASK, {})
  expect(status).toBe(429)
  expect(Number(headers['retry-after'])).toBeGreaterThan(86_000)
  expect(body.message).toBe('You can ask for your data once a day. Please try again in 24 hours.')
})

test('the archive is deleted with its owner, or after a day', async () => {
  const [amara, selam] = [await aMember(t.app), await aMember(t.app)]
  const [hers, client] = [await t.as(amara), await t.as(selam)]
  await codeFor(amara, hers)
  const code = await codeFor(selam, client)
  const before = archives()
  expect((await hers.post('/functions/v1/delete-account', {})).status).toBe(200)
  await vi.waitFor(() => expect(archives()).toBe(before - 1))
  t.clock.forward(24 * 3_600_000)
  expect((await fetchBytes(client, code)).status).toBe(404)
  await deleteExpiredExports(t.app)
  expect(archives()).toBe(0)
})

async function putPhoto(memberId: string) {
  const photoId = await aPhoto(t.app, memberId)
  const { storage_key } = await t.app.db
    .selectFrom('profile_photos')
    .select('storage_key')
    .where('id', '=', photoId)
    .executeTakeFirstOrThrow()
  await t.app.storage.put(`photos/${storage_key}/w1280.webp`, Buffer.from('picture'))
}
