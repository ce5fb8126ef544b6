import { randomUUID } from 'node:crypto'
import type { PhotoGrant } from '@ndoa/contract/dating/photos'
import type { ViewedPhoto } from '@ndoa/contract/dating/profiles'
import { LIKE_UNDO_MS } from '@ndoa/contract/limits'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { aBlock, aMan, aMatch, aMember } from '../../../../test/members.ts'
import { emit, transaction } from '../../../platform/outbox.ts'
import { aTab } from '../safety/testing/safety-members.ts'
import { type Picture, readPicture } from './intake.ts'
import { anApprovedPhoto, type PhotoClient, photoServer } from './testing/photos-server.ts'
import { aJpeg } from './testing/pictures.ts'

let server: Awaited<ReturnType<typeof photoServer>>
let picture: Picture
let amara: string
let kofi: string
let asAmara: PhotoClient
let asKofi: PhotoClient

beforeAll(async () => {
  server = await photoServer({ PHOTO_REVIEW: 'staff' })
  picture = await readPicture(await aJpeg(800, 1_000))
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.set(new Date())
  amara = await aMember(server.app, { settings: { photo_blur: true, photo_blur_for: 'everybody' } })
  kofi = await aMan(server.app)
  asAmara = await server.as(amara)
  asKofi = await server.as(kofi)
  await anApprovedPhoto(server.app, amara, picture)
})

const grant = (user_id = kofi, client = asAmara) => client.post('grant-photos', { user_id })
const revoke = (user_id = kofi, client = asAmara) => client.post('revoke-photos', { user_id })
const grants = async (client = asAmara) =>
  ((await client.get('get-photo-grants')).body as { data: PhotoGrant[] }).data
const rows = () =>
  server.app.db.selectFrom('photo_grants').selectAll().where('owner_id', 'in', [amara, kofi]).execute()
async function photo(client = asKofi): Promise<ViewedPhoto> {
  const { body } = await client.post('get-user-photos', { user_id: amara })
  return (body as { data: [ViewedPhoto] }).data[0]
}
const fetched = async (url: string, client = asKofi) => (await client.fetch(url)).statusCode
const aLike = (from_id: string, to_id: string, before = LIKE_UNDO_MS) =>
  server.app.db
    .insertInto('likes')
    .values({ from_id, to_id, created_at: new Date(server.clock.now().getTime() - before) })
    .execute()

it('a match sees photos clear from the next request, and blurred again from the next fetch after revocation', async () => {
  await aMatch(server.app, amara, kofi)
  expect(await photo()).toMatchObject({ blurred: true, blurred_for: 'everybody' })
  expect((await grant()).status).toBe(200)
  const clear = await photo()
  expect(clear).toMatchObject({ blurred: false, blurred_for: null })
  expect(await fetched(clear.signed_url)).toBe(200)
  expect((await revoke()).status).toBe(200)
  expect(await fetched(clear.signed_url)).toBe(404)
  expect(await photo()).toMatchObject({ blurred: true, blurred_for: 'everybody' })
})

it('a grant is for one viewer in one direction', async () => {
  const yaw = await aMan(server.app)
  for (const man of [kofi, yaw]) await aMatch(server.app, amara, man)
  await server.app.db
    .updateTable('settings')
    .set({ photo_blur: true, photo_blur_for: 'everybody' })
    .where('user_id', '=', kofi)
    .execute()
  await anApprovedPhoto(server.app, kofi, picture)
  await grant()
  expect(await photo(await server.as(yaw))).toMatchObject({ blurred_for: 'everybody' })
  const { body } = await asAmara.post('get-user-photos', { user_id: kofi })
  expect((body as { data: ViewedPhoto[] }).data).toMatchObject([{ blurred_for: 'everybody' }])
})

describe('members who can be shown photos', () => {
  it('include members whose like has arrived', async () => {
    await aLike(kofi, amara)
    expect((await grant()).status).toBe(200)
    expect((await photo()).blurred).toBe(false)
  })

  it('exclude all others, who get the answer for a made-up id', async () => {
    const [stranger, liked, early, blocked, blocking, away] = [
      await aMan(server.app),
      await aMan(server.app),
      await aMan(server.app),
      await aMan(server.app),
      await aMan(server.app),
      await aMan(server.app),
    ]
    await aLike(amara, liked)
    await aLike(early, amara, 0) // can still be undone, so it doesn't count yet
    for (const man of [blocked, blocking, away]) await aMatch(server.app, amara, man)
    await aBlock(server.app, amara, blocked)
    await aBlock(server.app, blocking, amara)
    await server.app.db
      .updateTable('users')
      .set({ deactivated_at: new Date() })
      .where('id', '=', away)
      .execute()
    const answers = await Promise.all(
      [stranger, liked, early, blocked, blocking, away, amara, randomUUID()].map((id) => grant(id)),
    )
    expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1)
    expect(answers[0]?.status).toBe(404)
    expect(await rows()).toEqual([])
  })
})

it('revoking gets the same answer for any member, repeat or made-up id', async () => {
  await aMatch(server.app, amara, kofi)
  await grant()
  const answers = [
    await revoke(),
    await revoke(),
    await revoke(await aMan(server.app)),
    await revoke(randomUUID()),
  ]
  expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1)
  expect(answers[0]?.status).toBe(200)
})

it('open pages of both members, and no others, get each change once', async () => {
  await aLike(kofi, amara)
  const [hers, his] = [aTab(server.app, amara), aTab(server.app, kofi)]
  const [other, last] = [await aMan(server.app), await aMan(server.app)]
  const [others, lasts] = [aTab(server.app, other), aTab(server.app, last)]
  /** Leaves out the event about her own new photo, which may arrive late. */
  const ofOthers = (events: object[]) =>
    events.filter((event) => !('type' in event && event.type === 'photos.changed'))
  const changeEvents = (times: number) => Array.from({ length: times }, () => ({ type: 'members.changed' }))
  await grant()
  await grant()
  await revoke()
  await revoke()
  await grant()
  // Events arrive in order, so the last one proves that all have.
  await transaction(server.app, (tx) => emit(tx, 'members.changed', { member_ids: [last] }))
  await vi.waitFor(() => expect(lasts).toEqual(changeEvents(1)))
  expect([ofOthers(hers), his, others]).toEqual([changeEvents(3), changeEvents(3), []])
  expect(await rows()).toHaveLength(1)
})

describe('a grant ends', () => {
  const part: Record<string, () => Promise<unknown>> = {
    'when the owner blocks': () => asAmara.post('block-member', { user_id: kofi }),
    'when the other one blocks': () => asKofi.post('block-member', { user_id: amara }),
  }
  it.each(Object.entries(part))('%s, and stays ended when the block is lifted', async (_, act) => {
    await aMatch(server.app, amara, kofi)
    await Promise.all([grant(), grant(amara, asKofi)])
    const { signed_url } = await photo()
    await act()
    expect(await fetched(signed_url)).toBe(404)
    expect(await rows()).toEqual([])
    await asAmara.post('unblock-member', { user_id: kofi })
    await asKofi.post('unblock-member', { user_id: amara })
    expect(await photo()).toMatchObject({ blurred_for: 'everybody' })
  })

  it.each(['the owner', 'the other one'])('when %s ends the match', async (who) => {
    const match_id = await aMatch(server.app, amara, kofi)
    await grant()
    const { signed_url } = await photo()
    await (who === 'the owner' ? asAmara : asKofi).post('unmatch', { match_id })
    expect(await fetched(signed_url)).toBe(404)
    expect(await rows()).toEqual([])
    expect(await photo()).toMatchObject({ blurred_for: 'everybody' })
  })

  it('with the account of either member', async () => {
    await aMatch(server.app, amara, kofi)
    await Promise.all([grant(), grant(amara, asKofi)])
    await server.app.db.deleteFrom('users').where('id', '=', kofi).execute()
    expect(await rows()).toEqual([])
  })

  it('even when given at the moment of parting', async () => {
    for (let round = 0; round < 10; round++) {
      const man = await aMan(server.app)
      const match_id = await aMatch(server.app, amara, man)
      await Promise.all([grant(man), (await server.as(man)).post('unmatch', { match_id })])
      expect(await rows()).toEqual([])
    }
  })
})

describe('the owner’s list', () => {
  it('has the newest first, without other owners’ grants', async () => {
    const yaw = await aMan(server.app, { profile: { full_name: 'Yaw Boateng' } })
    for (const man of [kofi, yaw]) await aMatch(server.app, amara, man)
    await grant(amara, asKofi)
    await grant()
    server.clock.forward(1_000)
    await grant(yaw)
    expect(await grants()).toMatchObject([
      { user_id: yaw, display_name: 'Yaw' },
      { user_id: kofi, display_name: 'Kofi' },
    ])
  })

  it('omits absent members’ names, but lets the owner revoke their grants', async () => {
    await aMatch(server.app, amara, kofi)
    await grant()
    await server.app.db
      .updateTable('users')
      .set({ deactivated_at: new Date() })
      .where('id', '=', kofi)
      .execute()
    expect(await grants()).toMatchObject([{ user_id: kofi, display_name: null }])
    await revoke()
    expect(await grants()).toEqual([])
  })
})

it('more than 100 grants in an hour are refused, and revoking is never limited', async () => {
  await aMatch(server.app, amara, kofi)
  for (let i = 0; i < 100; i++) await grant()
  expect((await grant()).status).toBe(429)
  expect((await revoke()).status).toBe(200)
})
