import { randomUUID } from 'node:crypto'
import type { ViewedPhoto } from '@ndoa/contract/dating/profiles'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aBlock, aMan, aMatch, aMember } from '../../../../test/members.ts'
import { type Picture, readPicture } from './intake.ts'
import { fileOf, PHOTO_PATH, subjectOf } from './links.ts'
import {
  FIRST_PHOTO,
  type FirstRow,
  joinFirstPhoto,
  joinMainPhoto,
  MAIN_PHOTO,
  type MainRow,
} from './photos.queries.ts'
import { firstPhotosOf, mainPhotosOf, ownPhotos, viewedPhotos } from './photos.views.ts'
import { anApprovedPhoto, type PhotoClient, photoServer } from './testing/photos-server.ts'
import { aJpeg } from './testing/pictures.ts'
import { VARIANTS, type Variant } from './variants.ts'

const MINUTE = 60_000
/** A time just after links change, so that they stay the same during a test. */
const afterChange = () => new Date(Math.floor(Date.now() / (5 * MINUTE)) * 5 * MINUTE + 1)
let server: Awaited<ReturnType<typeof photoServer>>
let amara: string
let kofi: string
let photoId: string
let asAmara: PhotoClient
let asKofi: PhotoClient
let picture: Picture

beforeAll(async () => {
  server = await photoServer({ PHOTO_REVIEW: 'staff' })
  picture = await readPicture(await aJpeg(800, 1_000))
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.set(afterChange())
  amara = await aMember(server.app)
  kofi = await aMan(server.app)
  asAmara = await server.as(amara)
  asKofi = await server.as(kofi)
  photoId = await anApprovedPhoto(server.app, amara, picture)
})

const viewed = async (viewer = kofi): Promise<ViewedPhoto> => {
  const photo = (await viewedPhotos(server.app, viewer, [amara])).get(amara)?.photos[0]
  if (!photo) throw new Error('There is nothing to see.')
  return photo
}
const update = (change: { photo_blur?: boolean; photo_blur_for?: string; profile_visibility?: string }) =>
  server.app.db.updateTable('settings').set(change).where('user_id', '=', amara).execute()
const setStatus = (status: string) =>
  server.app.db.updateTable('profile_photos').set({ status }).where('id', '=', photoId).execute()
const premium = (viewer: string, ends_at: Date) =>
  server.app.db.insertInto('memberships').values({ user_id: viewer, tier: 'premium', ends_at }).execute()

/** A correctly signed link, whether or not the server would have issued it. */
function signedLink(variant: Variant, viewer = kofi) {
  const expires = Math.ceil(server.app.clock.now().getTime() / 1000) + 600
  const signature = server.app.links.sign({ subject: subjectOf(photoId), viewer, expires })(fileOf(variant))
  return `${PHOTO_PATH}/${photoId}/${variant}?v=${viewer}&e=${expires}&s=${signature}`
}

async function mainPhotos(viewerId: string, memberIds: readonly string[]) {
  const looking = { viewerId, now: server.app.clock.now() }
  const { rows } = await sql<MainRow & { user_id: string }>`
    select profiles.user_id, ${MAIN_PHOTO(looking)}
    from reach_many(${viewerId}, ${memberIds}) r join profiles on profiles.user_id = r.member_id
    ${joinMainPhoto(looking, memberIds)}
    where r.reach <> 'none'`.execute(server.app.db)
  const photoOf = mainPhotosOf(server.app, viewerId)
  return new Map(rows.map((row) => [row.user_id, photoOf(row)]))
}

/** Selects the photo as notifications do, with viewer and member taken from columns. */
async function photoInNews(viewerId: string, memberId: string): Promise<ViewedPhoto | null | undefined> {
  const [viewer, member] = [sql.ref<string>('news.viewer'), sql.ref<string>('news.member')]
  const { rows } = await sql<FirstRow>`
    select ${FIRST_PHOTO({ viewerId: viewer, now: server.app.clock.now() }, member)}
    from (values (${viewerId}::uuid, ${memberId}::uuid)) news (viewer, member) ${joinFirstPhoto(member)}
    where reach(${viewer}, ${member}) <> 'none'`.execute(server.app.db)
  return rows[0] && firstPhotosOf(server.app, viewerId)(rows[0])
}

/** Checks that a forbidden photo gets the same response as one that does not exist. */
async function expectNothing(url: string, viewer = asKofi, isPhoto = true) {
  const [answer, unknown] = await Promise.all([
    viewer.fetch(url),
    viewer.fetch(`/storage/v1/photos/${randomUUID()}/w320`),
  ])
  expect(answer.statusCode).toBe(404)
  expect(answer.body).toBe(unknown.body)
  expect(answer.headers['content-type']).toBe(unknown.headers['content-type'])
  if (isPhoto) expect(answer.headers['cache-control']).toBe('no-store')
}

describe('a link', () => {
  it('opens the photo for its viewer', async () => {
    const answer = await asKofi.fetch((await viewed()).signed_url)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=600',
      'content-disposition': 'inline',
      'x-content-type-options': 'nosniff',
    })
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: 640,
      height: 800,
    })
  })

  it('names the true width of every variant', async () => {
    const { srcset } = await viewed()
    const sources = srcset.split(', ').map((source) => source.split(' '))
    expect(sources.map(([, width]) => width)).toEqual(['320w', '640w', '800w'])
    for (const [url = '', width] of sources) {
      const { rawPayload } = await asKofi.fetch(url)
      expect(`${(await sharp(rawPayload).metadata()).width}w`).toBe(width)
    }
  })

  it('does not work for another member, a visitor or an unconfirmed member', async () => {
    const { signed_url } = await viewed()
    await expectNothing(signed_url, await server.as(await aMan(server.app)))
    await expectNothing(signed_url, asAmara)
    await expectNothing(signed_url, server.visitor)
    const unconfirmed = await aMan(server.app, { user: { email_verified: false } })
    await expectNothing(signedLink('w640', unconfirmed), await server.as(unconfirmed))
  })

  it('opens nothing when any part is altered', async () => {
    const link = (await viewed()).signed_url
    const other = await anApprovedPhoto(server.app, amara, picture)
    await expectNothing(link.replace('w640', 'w1280'))
    await expectNothing(link.replace('w640', 'blur'))
    await expectNothing(link.replace('w640', 'original'))
    await expectNothing(link.replace(photoId, other))
    await expectNothing(link.replace(/e=(\d+)/, (_, expires) => `e=${Number(expires) + 300}`))
    await expectNothing(link.replace(/s=./, (start) => (start === 's=A' ? 's=B' : 's=A')))
    await expectNothing(link.replace(/&s=.*/, ''))
    await expectNothing(link.replace(/\?.*/, ''))
    await expectNothing(`${link}&e=1`)
    for (const more of ['a', '=', '.', '%20']) await expectNothing(`${link}${more}`)
    for (const spelling of ['0$1', '+$1', '$1.0', '$1%20', '%20$1'])
      await expectNothing(link.replace(/(?<=e=)(\d+)/, spelling))
    const stranger = await aMan(server.app)
    await expectNothing(link.replace(kofi, stranger), await server.as(stranger))
  })

  it('expires within the hour', async () => {
    const link = (await viewed()).signed_url
    server.clock.forward(54 * MINUTE)
    expect((await asKofi.fetch(link)).statusCode).toBe(200)
    server.clock.forward(6 * MINUTE)
    await expectNothing(link)
  })

  it('stays the same for minutes, so that the browser can cache it', async () => {
    const link = (await viewed()).signed_url
    server.clock.forward(4 * MINUTE)
    expect((await viewed()).signed_url).toBe(link)
  })

  it('ends with the photo', async () => {
    const link = (await viewed()).signed_url
    await asAmara.delete('delete-photo', { photo_id: photoId })
    await expectNothing(link)
  })

  it.each(['the owner', 'the viewer'])('ends when %s blocks', async (who) => {
    const link = (await viewed()).signed_url
    await aMatch(server.app, amara, kofi)
    await (who === 'the owner' ? aBlock(server.app, amara, kofi) : aBlock(server.app, kofi, amara))
    await expectNothing(link)
    await expectNothing(signedLink('blur'))
  })

  it('ends when the owner limits the profile to matches', async () => {
    const link = (await viewed()).signed_url
    await update({ profile_visibility: 'matches' })
    await expectNothing(link)
  })

  it('ends when the owner is deactivated or suspended', async () => {
    const link = (await viewed()).signed_url
    const set = (change: { deactivated_at?: Date | null; suspended_at?: Date | null }) =>
      server.app.db.updateTable('users').set(change).where('id', '=', amara).execute()
    await set({ deactivated_at: new Date() })
    await expectNothing(link)
    await set({ deactivated_at: null, suspended_at: new Date() })
    await expectNothing(link)
  })

  it.each(['pending', 'rejected'])('to a %s photo is for its owner only', async (status) => {
    await setStatus(status)
    for (const variant of VARIANTS) await expectNothing(signedLink(variant))
    const [own] = await ownPhotos(server.app, amara)
    expect((await asAmara.fetch(own?.signed_url ?? '')).statusCode).toBe(200)
  })

  it('is read-only', async () => {
    const url = (await viewed()).signed_url
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const)
      expect((await server.http.inject({ method, url })).statusCode, method).toBe(405)
    expect((await asKofi.fetch(url)).statusCode).toBe(200)
  })
})

it('the original upload and the underlying store have no address', async () => {
  const { storage_key } = await server.app.db
    .selectFrom('profile_photos')
    .select('storage_key')
    .where('id', '=', photoId)
    .executeTakeFirstOrThrow()
  const guesses = ['', `/${storage_key}`, `/${storage_key}/w640.webp`, `/${photoId}`, `/${photoId}/original`]
  for (const guess of guesses) {
    await expectNothing(`${PHOTO_PATH}${guess}`, asAmara, false)
    await expectNothing(`/storage${guess}`, asAmara, false)
  }
})

it('a viewer of a card can fetch its photo and no other', async () => {
  await update({ profile_visibility: 'matches' })
  await server.app.db.insertInto('likes').values({ from_id: amara, to_id: kofi }).execute()
  expect((await asKofi.fetch(signedLink('w640'))).statusCode).toBe(200)
  const second = await anApprovedPhoto(server.app, amara, picture)
  await asAmara.post('set-main-photo', { photo_id: second })
  await expectNothing(signedLink('w640'))
})

describe('blurred photos (access matrix, section 4.3)', () => {
  interface Case {
    who: string
    prepare: () => Promise<unknown>
    gets: 'clear' | 'non_members' | 'everybody' | 'nothing'
  }
  const blurOn = () => update({ photo_blur: true })
  const blurForEverybody = () => update({ photo_blur: true, photo_blur_for: 'everybody' })
  const grant = (owner_id = amara, member_id = kofi) =>
    server.app.db.insertInto('photo_grants').values({ owner_id, member_id, created_at: new Date() }).execute()
  const REASONS = { non_members: 'non_members', everybody: 'everybody' } as const
  const tomorrow = () => new Date(Date.now() + 24 * 60 * MINUTE)
  const cases: Case[] = [
    { who: 'not matched, blur off', prepare: async () => {}, gets: 'clear' },
    { who: 'not matched, blur on, free', prepare: blurOn, gets: 'non_members' },
    {
      who: 'not matched, blur on, premium',
      prepare: () => Promise.all([blurOn(), premium(kofi, tomorrow())]),
      gets: 'clear',
    },
    {
      who: 'not matched, blur on, premium that ended a second ago',
      prepare: () =>
        Promise.all([blurOn(), premium(kofi, new Date(server.app.clock.now().getTime() - 1_000))]),
      gets: 'non_members',
    },
    {
      who: 'not matched, blur on, the owner is premium',
      prepare: () => Promise.all([blurOn(), premium(amara, tomorrow())]),
      gets: 'non_members',
    },
    {
      who: 'matched, blur on',
      prepare: () => Promise.all([blurOn(), aMatch(server.app, amara, kofi)]),
      gets: 'clear',
    },
    {
      who: 'no longer matched, blur on',
      prepare: async () => {
        await blurOn()
        const id = await aMatch(server.app, amara, kofi)
        await server.app.db.updateTable('matches').set({ status: 'ended' }).where('id', '=', id).execute()
      },
      gets: 'non_members',
    },
    {
      who: 'not matched, blur on, free, with a grant from when it was for everybody',
      prepare: () => Promise.all([blurOn(), grant()]),
      gets: 'non_members',
    },
    { who: 'blur for everybody, not matched, free', prepare: blurForEverybody, gets: 'everybody' },
    {
      who: 'blur for everybody, not matched, premium',
      prepare: () => Promise.all([blurForEverybody(), premium(kofi, tomorrow())]),
      gets: 'everybody',
    },
    {
      who: 'blur for everybody, matched, premium',
      prepare: () =>
        Promise.all([blurForEverybody(), premium(kofi, tomorrow()), aMatch(server.app, amara, kofi)]),
      gets: 'everybody',
    },
    {
      who: 'blur for everybody, matched, granted by the viewer and to another member',
      prepare: async () =>
        Promise.all([
          blurForEverybody(),
          aMatch(server.app, amara, kofi),
          grant(kofi, amara),
          grant(amara, await aMan(server.app)),
        ]),
      gets: 'everybody',
    },
    {
      who: 'blur for everybody, with a grant',
      prepare: () => Promise.all([blurForEverybody(), grant()]),
      gets: 'clear',
    },
    {
      who: 'blur chosen for everybody and switched off',
      prepare: () => update({ photo_blur: false, photo_blur_for: 'everybody' }),
      gets: 'clear',
    },
    {
      who: 'blur for everybody, with a grant, a pending photo',
      prepare: () => Promise.all([blurForEverybody(), grant(), setStatus('pending')]),
      gets: 'nothing',
    },
    {
      who: 'blur for everybody, with a grant, blocked',
      prepare: () => Promise.all([blurForEverybody(), grant(), aBlock(server.app, amara, kofi)]),
      gets: 'nothing',
    },
    { who: 'blocked, blur off', prepare: () => aBlock(server.app, amara, kofi), gets: 'nothing' },
    {
      who: 'blocked, blur on, premium',
      prepare: () => Promise.all([blurOn(), premium(kofi, tomorrow()), aBlock(server.app, kofi, amara)]),
      gets: 'nothing',
    },
    {
      who: 'a pending photo, blur on',
      prepare: () => Promise.all([blurOn(), setStatus('pending')]),
      gets: 'nothing',
    },
  ]

  it.each(cases)('$who: $gets', async ({ prepare, gets }) => {
    await prepare()
    const fetched = Object.fromEntries(
      await Promise.all(
        VARIANTS.map(async (name) => [name, (await asKofi.fetch(signedLink(name))).statusCode] as const),
      ),
    )
    const clear = gets === 'clear' ? 200 : 404
    const blur = gets === 'nothing' ? 404 : 200
    expect(fetched).toEqual({ w320: clear, w640: clear, w1280: clear, blur })
    const handedOut = (await viewedPhotos(server.app, kofi, [amara])).get(amara)?.photos[0]
    expect((await mainPhotos(kofi, [amara])).get(amara)?.photo ?? undefined).toEqual(handedOut)
    expect((await photoInNews(kofi, amara)) ?? undefined).toEqual(handedOut)
    expect(handedOut?.blurred).toBe(gets === 'nothing' ? undefined : gets !== 'clear')
    expect(handedOut?.blurred_for).toBe({ ...REASONS, clear: null, nothing: undefined }[gets])
    if (handedOut) expect((await asKofi.fetch(handedOut.signed_url)).statusCode).toBe(200)
  })

  it('the owner sees their own photos clear', async () => {
    await blurOn()
    expect((await viewed(amara)).blurred).toBe(false)
    expect((await asAmara.fetch(signedLink('w640', amara))).statusCode).toBe(200)
  })

  it('a blurred photo has one link, to the blurred file', async () => {
    await blurOn()
    const { signed_url, srcset } = await viewed()
    expect(srcset).toBe(`${signed_url} 480w`)
    const { rawPayload } = await asKofi.fetch(signed_url)
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width: 480, height: 600 })
  })
})

it('many members are read together, without invisible ones', async () => {
  const blocked = await aMember(server.app)
  await aBlock(server.app, blocked, kofi)
  const bare = await aMember(server.app)
  await anApprovedPhoto(server.app, amara, picture)
  const found = await viewedPhotos(server.app, kofi, [blocked, bare, amara, randomUUID()])
  expect([...found.keys()].sort()).toEqual([bare, amara].sort())
  expect(found.get(bare)).toEqual({ count: 0, photos: [] })
  expect(found.get(amara)).toMatchObject({ count: 2, photos: [{ id: photoId }, {}] })
  expect(await viewedPhotos(server.app, kofi, [])).toEqual(new Map())
})

it('a card has the first photo and the number of approved photos', async () => {
  const [blocked, bare] = [await aMember(server.app), await aMember(server.app)]
  await aBlock(server.app, blocked, kofi)
  await anApprovedPhoto(server.app, amara, picture)
  const main = await mainPhotos(kofi, [blocked, bare, amara, randomUUID()])
  expect([...main.keys()].sort()).toEqual([bare, amara].sort())
  expect(main.get(bare)).toEqual({ count: 0, photo: null })
  expect(main.get(amara)).toEqual({ count: 2, photo: await viewed() })
  await setStatus('pending')
  expect((await mainPhotos(amara, [amara])).get(amara)).toMatchObject({
    count: 1,
    photo: { id: photoId },
  })
  expect((await mainPhotos(kofi, [amara])).get(amara)).toEqual({
    count: 1,
    photo: await viewed(),
  })
})
