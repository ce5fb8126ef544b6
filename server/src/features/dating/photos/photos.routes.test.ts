import { randomUUID } from 'node:crypto'
import type { OwnPhoto } from '@ndoa/contract/dating/photos'
import { PHOTO_BYTES_MAX } from '@ndoa/contract/limits'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aBlock, aMan, aMember } from '../../../../test/members.ts'
import { photoFile } from '../../../platform/storage.ts'
import { type Picture, readPicture } from './intake.ts'
import { removeLeftovers } from './photo-files.ts'
import { deletePhoto, storePhoto, uploadPhoto } from './photos.rules.ts'
import { anApprovedPhoto, formOf, type PhotoClient, photoServer } from './testing/photos-server.ts'
import { aGif, aJpeg } from './testing/pictures.ts'

let server: Awaited<ReturnType<typeof photoServer>>
let amara: string
let me: PhotoClient
let picture: Picture

beforeAll(async () => {
  server = await photoServer({ PHOTO_REVIEW: 'staff' })
  picture = await readPicture(await aJpeg(40, 50))
})
afterAll(() => server.close())
beforeEach(async () => {
  amara = await aMember(server.app)
  me = await server.as(amara)
})

/** Adds approved photos without uploads. @returns their ids in order */
async function photos(count: number, owner = amara): Promise<string[]> {
  const ids: string[] = []
  for (let i = 0; i < count; i++) ids.push(await anApprovedPhoto(server.app, owner, picture))
  return ids
}
const own = async (): Promise<OwnPhoto[]> => (await me.get('get-photos')).body.data
const setStatus = (id: string, status: OwnPhoto['status']) =>
  server.app.db.updateTable('profile_photos').set({ status }).where('id', '=', id).execute()
const shape = (list: OwnPhoto[]) => list.map(({ id, position, is_primary }) => [id, position, is_primary])

describe('uploading', () => {
  it('makes the first photo the main one, and later ones not', async () => {
    const first = await me.upload(await aJpeg())
    expect(first).toMatchObject({
      status: 200,
      body: {
        success: true,
        message: 'Photo uploaded successfully!',
        data: { is_primary: true, position: 0, status: 'pending' },
      },
    })
    expect((await me.upload(await aJpeg())).body.data).toMatchObject({ is_primary: false, position: 1 })
    expect((await own()).length).toBe(2)
  })

  it('works over a real connection in a browser’s format', async () => {
    const address = await server.http.listen({ port: 0, host: '127.0.0.1' })
    const body = formOf(await aJpeg(1_500, 2_000), 'me.jpg', 'image/jpeg')
    const answer = await fetch(`${address}/functions/v1/upload-photo`, {
      method: 'POST',
      body,
      headers: me.headers,
    })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ data: { position: 0 } })
  })

  it.each([
    [40, 40, 'photos.too_small'],
    [199, 250, 'photos.too_small'],
    [200, 801, 'photos.too_narrow'],
    [3_000, 10, 'photos.too_narrow'],
  ])('refuses a photo of %i by %i pixels and stores none of it', async (width, height, code) => {
    const refused = await me.upload(await aJpeg(width, height))
    expect([refused.status, refused.body.error]).toEqual([422, code])
    expect(await own()).toEqual([])
  })

  it('explains a file’s fault regardless of its name, and stores none of it', async () => {
    const kept = server.keptPhotos()
    const refused = await me.upload(aGif(), 'me.jpg', 'image/jpeg')
    expect(refused).toMatchObject({
      status: 422,
      body: { error: 'photos.unreadable', message: 'Please choose a JPEG, PNG or WebP photo.' },
    })
    expect(await own()).toEqual([])
    expect(server.keptPhotos()).toBe(kept)
  })

  it('is for confirmed members', async () => {
    const unconfirmed = await server.as(await aMan(server.app, { user: { email_verified: false } }))
    expect((await server.visitor.upload(aGif())).status).toBe(401)
    expect((await unconfirmed.upload(aGif())).status).toBe(403)
  })

  it('refuses a request that is not an upload', async () => {
    expect((await me.post('upload-photo', { file: 'me.jpg' })).status).toBe(415)
    const large = await me.upload(Buffer.alloc(16 * 1024 * 1024))
    expect(large).toMatchObject({ status: 413, body: { error: 'request.too_large' } })
  })

  it('accepts one of twenty simultaneous photos as the ninth', async () => {
    await photos(8)
    const kept = server.keptPhotos()
    const jpeg = await aJpeg(200, 250)
    const file = new File([Buffer.from(jpeg)], 'me.jpg')
    const uploads = Array.from({ length: 20 }, () => uploadPhoto(server.app, amara, { file }))
    const settled = await Promise.allSettled(uploads)
    const refused = settled.filter((upload) => upload.status === 'rejected')
    expect(refused.map(({ reason }) => reason.code)).toEqual(Array(19).fill('photos.too_many'))
    expect(await me.upload(jpeg)).toMatchObject({
      status: 409,
      body: { error: 'photos.too_many', message: 'You can only upload up to 9 photos.' },
    })
    expect((await own()).map(({ position }) => position)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
    expect(server.keptPhotos()).toBe(kept + 1)
  })

  it('returns the existing photo on a retry, and a new one to another member', async () => {
    const [jpeg, id] = [await aJpeg(), randomUUID()]
    const send = (client: PhotoClient) => client.upload(jpeg, 'me.jpg', 'image/jpeg', id)
    const first = await send(me)
    const again = await send(me)
    expect([again.status, again.body.data.id]).toEqual([200, first.body.data.id])
    expect(await own()).toHaveLength(1)
    const other = await send(await server.as(await aMember(server.app)))
    expect(other.status).toBe(200)
    expect(other.body.data.id).not.toBe(first.body.data.id)
    expect((await me.upload(jpeg, 'me.jpg', 'image/jpeg', 'no-id')).status).toBe(422)
  })

  it('stores simultaneous repeats once, even as the ninth, without leftover files', async () => {
    await photos(8)
    const kept = server.keptPhotos()
    const file = new File([Buffer.from(await aJpeg(200, 250))], 'me.jpg')
    const upload = { file, client_upload_id: randomUUID() }
    const ids = await Promise.all(Array.from({ length: 6 }, () => uploadPhoto(server.app, amara, upload)))
    expect(new Set(ids).size).toBe(1)
    expect((await own()).map(({ id }) => id)).toContain(ids[0])
    expect(server.keptPhotos()).toBe(kept + 1)
    expect(await uploadPhoto(server.app, amara, upload)).toBe(ids[0])
  })

  it('refuses a repeat of a deleted photo for two days, and accepts another photo', async () => {
    const [jpeg, id] = [await aJpeg(), randomUUID()]
    const send = (client: PhotoClient, as: string) => client.upload(jpeg, 'me.jpg', 'image/jpeg', as)
    const first = await send(me, id)
    expect((await me.delete('delete-photo', { photo_id: first.body.data.id })).status).toBe(200)
    const kept = server.keptPhotos()
    expect(await send(me, id)).toMatchObject({
      status: 409,
      body: {
        error: 'photos.deleted',
        message: 'This photo was deleted. To add it again, please choose it once more.',
      },
    })
    expect([await own(), server.keptPhotos()]).toEqual([[], kept])
    expect((await send(await server.as(await aMember(server.app)), id)).status).toBe(200)
    expect((await send(me, randomUUID())).status).toBe(200)

    const after = (milliseconds: number) =>
      removeLeftovers({
        ...server.app,
        clock: { now: () => new Date(server.app.clock.now().getTime() + milliseconds) },
      })
    await after(2 * 86_400_000 - 60_000)
    expect((await send(me, id)).status).toBe(409)
    await after(2 * 86_400_000 + 60_000)
    expect(await server.app.db.selectFrom('deleted_uploads').selectAll().execute()).toEqual([])
  })

  it('is refused after the session has ended, wherever the form names its member', async () => {
    const other = await aMember(server.app)
    const kept = server.keptPhotos()
    const parts = (user_id: string, file: File): [string, string | File][] => [
      ['user_id', user_id],
      ['client_upload_id', randomUUID()],
      ['file', file],
    ]
    const send = (fields: [string, string | File][]) => {
      const form = new FormData()
      for (const [name, value] of fields) form.append(name, value)
      return me.send(form)
    }
    const photo = new File([Buffer.from(await aJpeg())], 'me.jpg', { type: 'image/jpeg' })
    const unreadable = new File([Buffer.from(aGif())], 'me.jpg', { type: 'image/jpeg' }) // the server must not parse it
    for (const file of [photo, unreadable])
      for (const fields of [parts(other, file), parts(other, file).reverse()])
        expect(await send(fields)).toMatchObject({
          status: 409,
          body: { error: 'accounts.signed_in_as_another' },
        })
    expect([await own(), server.keptPhotos()]).toEqual([[], kept])
    expect((await send(parts('me', photo))).status).toBe(422)
    expect((await send(parts(amara, photo))).status).toBe(200)
    expect((await send(parts(amara, photo).reverse())).status).toBe(200)
  })

  it('allows time for the largest photo at 300 kbit/s plus a tenth', () => {
    expect(server.http.server.requestTimeout).toBeGreaterThan((1.1 * PHOTO_BYTES_MAX * 8 * 1000) / 300_000)
  })

  it('leaves no files when its row cannot be written', async () => {
    const kept = server.keptPhotos()
    await expect(storePhoto(server.app, randomUUID(), picture)).rejects.toThrow()
    expect(server.keptPhotos()).toBe(kept)
  })

  /** An app that calls `before` ahead of each file that it stores. */
  const storing = (before: () => Promise<unknown>) => ({
    ...server.app,
    storage: {
      ...server.app.storage,
      put: async (...file: Parameters<typeof server.app.storage.put>) => {
        await before()
        return server.app.storage.put(...file)
      },
    },
  })
  const remembered = () => server.app.db.selectFrom('photo_uploads').selectAll().execute()

  it('is refused when it took too long and its files were discarded', async () => {
    const kept = server.keptPhotos()
    const slow = storing(() => server.app.db.deleteFrom('photo_uploads').execute())
    await expect(storePhoto(slow, amara, picture)).rejects.toMatchObject({ code: 'server.busy' })
    expect([await own(), server.keptPhotos()]).toEqual([[], kept])
  })

  it('stays recorded when its files did not reach the store in time, because they may still arrive', async () => {
    const kept = server.keptPhotos()
    const failing = storing(() => Promise.reject(new Error('no answer in time')))
    await expect(storePhoto(failing, amara, picture)).rejects.toThrow('no answer in time')
    const [late] = await remembered()
    await server.app.storage.put(photoFile(late?.storage_key ?? '', 'w320'), Buffer.from('late'))
    expect(server.keptPhotos()).toBe(kept + 1)
    const later = new Date(server.app.clock.now().getTime() + 3_601_000)
    await removeLeftovers({ ...server.app, clock: { now: () => later } })
    expect([await remembered(), server.keptPhotos()]).toEqual([[], kept])
  })

  it('is refused when its photo was stored and deleted during a repeat, and leaves no files', async () => {
    const id = randomUUID()
    const kept = server.keptPhotos()
    let isFirst = true
    const again = storing(async () => {
      if (!isFirst) return
      isFirst = false
      await deletePhoto(server.app, amara, await storePhoto(server.app, amara, picture, id))
    })
    await expect(storePhoto(again, amara, picture, id)).rejects.toMatchObject({ code: 'photos.deleted' })
    expect([await own(), server.keptPhotos()]).toEqual([[], kept])
  })

  it('keeps its files when only the commit’s answer was lost', async () => {
    const kept = server.keptPhotos()
    const { db } = server.app
    const losing = Object.assign(Object.create(db) as typeof db, {
      selectFrom: db.selectFrom.bind(db),
      insertInto: db.insertInto.bind(db),
      deleteFrom: db.deleteFrom.bind(db),
      getExecutor: db.getExecutor.bind(db),
      transaction: () => ({
        execute: async (work: Parameters<ReturnType<typeof db.transaction>['execute']>[0]) => {
          await db.transaction().execute(work)
          throw new Error('the connection was lost')
        },
      }),
    })
    await expect(storePhoto({ ...server.app, db: losing }, amara, picture)).rejects.toThrow('was lost')
    expect([(await own()).length, await remembered()]).toEqual([1, []])
    expect(server.keptPhotos()).toBeGreaterThan(kept)
  })

  it('is limited to sixty a day, and shows when it continues', async () => {
    await server.app.db
      .insertInto('limit_uses')
      .values(Array.from({ length: 60 }, () => ({ key: `uploads ${amara}` })))
      .execute()
    const refused = await me.upload(await aJpeg())
    expect(refused).toMatchObject({ status: 429, body: { error: 'request.too_many' } })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(86_000)
    expect(refused.body.message).toBe('You have added many photos today. Please try again in 24 hours.')
  })
})

describe('deleting', () => {
  it('makes the next approved photo the main one and closes the gap', async () => {
    const [first = '', second = '', third = '', fourth = ''] = await photos(4)
    await setStatus(second, 'pending')
    const { status, body } = await me.delete('delete-photo', { photo_id: first })
    expect([status, body.message]).toEqual([200, 'Photo deleted.'])
    expect(shape(body.data)).toEqual([
      [second, 0, false],
      [third, 1, true],
      [fourth, 2, false],
    ])
  })

  it('removes the files, which the member’s deletion can remove too', async () => {
    const kept = server.keptPhotos()
    const [first] = await photos(3)
    await me.delete('delete-photo', { photo_id: first })
    expect(server.keptPhotos()).toBe(kept + 2)
    await server.app.db.deleteFrom('users').where('id', '=', amara).execute()
    await removeLeftovers(server.app)
    expect(server.keptPhotos()).toBe(kept)
  })

  it('leaves other photos’ files to the job', async () => {
    const storage_key = randomUUID()
    await server.app.db.insertInto('photo_leftovers').values({ storage_key }).execute()
    const [first] = await photos(1)
    await me.delete('delete-photo', { photo_id: first })
    const left = () => server.app.db.selectFrom('photo_leftovers').select('storage_key').execute()
    expect(await left()).toEqual([{ storage_key }])
    await removeLeftovers(server.app)
    expect(await left()).toEqual([])
  })

  it('can be repeated', async () => {
    const [first] = await photos(2)
    const both = await Promise.all([1, 2].map(() => me.delete('delete-photo', { photo_id: first })))
    expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 404])
    expect((await own()).map(({ position, is_primary }) => [position, is_primary])).toEqual([[0, true]])
  })
})

describe('choosing the main photo', () => {
  it('makes another photo the main one', async () => {
    const [first = '', second = ''] = await photos(2)
    const { body } = await me.post('set-main-photo', { photo_id: second })
    expect(body.message).toBe('Main photo updated!')
    expect(shape(body.data)).toEqual([
      [first, 0, false],
      [second, 1, true],
    ])
  })

  it('leaves exactly one main photo after two simultaneous choices', async () => {
    const ids = await photos(6)
    const answers = await Promise.all(ids.map((photo_id) => me.post('set-main-photo', { photo_id })))
    expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 200))
    expect((await own()).filter(({ is_primary }) => is_primary).length).toBe(1)
  })

  it('refuses a rejected photo', async () => {
    const [, second = ''] = await photos(2)
    await setStatus(second, 'rejected')
    expect((await me.post('set-main-photo', { photo_id: second })).body.error).toBe('photos.rejected')
  })

  it('shows a photo under review to others as the main one once it is approved', async () => {
    const [first = '', second = ''] = await photos(2)
    await setStatus(second, 'pending')
    const kofi = await server.as(await aMan(server.app))
    const shown = async (): Promise<string[]> =>
      (await kofi.post('get-user-photos', { user_id: amara })).body.data.map(({ id }: OwnPhoto) => id)
    expect((await me.post('set-main-photo', { photo_id: second })).status).toBe(200)
    expect((await own()).filter(({ is_primary }) => is_primary)).toMatchObject([
      { id: second, status: 'pending' },
    ])
    expect(await shown()).toEqual([first])
    await setStatus(second, 'approved')
    expect(await shown()).toEqual([second, first])
  })
})

describe('deleting by the query', () => {
  const remove = (query: string, body?: object) =>
    server.http.inject({
      method: 'DELETE',
      url: `/functions/v1/delete-photo${query}`,
      headers: me.headers,
      ...(body && { body }),
    })

  it('takes the id from the query, as from the body', async () => {
    const [first = '', second = '', third = ''] = await photos(3)
    expect((await remove(`?photo_id=${first}`)).statusCode).toBe(200)
    expect((await remove('', { photo_id: second })).statusCode).toBe(200)
    expect((await own()).map(({ id }) => id)).toEqual([third])
  })

  it('refuses a query without an id, with a foreign one, and with more than the id', async () => {
    const [mine = ''] = await photos(1)
    const [foreign = ''] = await photos(1, await aMan(server.app))
    const answers = [remove(''), remove(`?photo_id=${foreign}`), remove(`?photo_id=${mine}&all=1`)]
    expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual([422, 404, 422])
    expect(await own()).toHaveLength(1)
  })
})

describe('ordering', () => {
  it('puts the photos in the given order', async () => {
    const [a = '', b = '', c = ''] = await photos(3)
    const { body } = await me.post('reorder-photos', { photo_ids: [c, a, b] })
    expect(body.message).toBe('Photos reordered!')
    expect(shape(body.data)).toEqual([
      [c, 0, false],
      [a, 1, true],
      [b, 2, false],
    ])
  })

  it('requires exactly the member’s own photos, each once', async () => {
    const [a = '', b = '', c = ''] = await photos(3)
    const before = await own()
    for (const photo_ids of [[a, b], [], [a, b, b], [a, b, c, c]]) {
      expect((await me.post('reorder-photos', { photo_ids })).body.error).toBe('photos.not_the_own_set')
    }
    expect(shape(await own())).toEqual(shape(before))
  })

  it('changes nothing when one photo belongs to another member', async () => {
    const [a = '', b = ''] = await photos(2)
    const [foreign = ''] = await photos(1, await aMan(server.app))
    const before = await own()
    expect((await me.post('reorder-photos', { photo_ids: [b, a, foreign] })).status).toBe(404)
    expect(shape(await own())).toEqual(shape(before))
  })
})

it('another member’s photo gets the answer for a made-up id', async () => {
  const [foreign = ''] = await photos(1, await aMan(server.app))
  await photos(1)
  for (const id of [foreign, randomUUID()]) {
    const answers = await Promise.all([
      me.delete('delete-photo', { photo_id: id }),
      me.post('set-main-photo', { photo_id: id }),
      me.post('reorder-photos', { photo_ids: [id] }),
    ])
    for (const { status, body } of answers) expect([status, body.error]).toEqual([404, 'request.not_found'])
  }
  expect(
    await server.app.db.selectFrom('profile_photos').select('id').where('id', '=', foreign).execute(),
  ).toHaveLength(1)
})

describe("looking at a member's photos", () => {
  it('shows others the approved photos, main one first, and the owner all', async () => {
    const [first = '', second = '', third = ''] = await photos(3)
    await me.post('set-main-photo', { photo_id: third })
    await setStatus(second, 'pending')
    const ids = async (viewer: PhotoClient) =>
      (await viewer.post('get-user-photos', { user_id: amara })).body.data.map(({ id }: OwnPhoto) => id)
    expect(await ids(await server.as(await aMan(server.app)))).toEqual([third, first])
    expect(await ids(me)).toEqual([third, first, second])
  })

  it('shows the main photo of a member who shows only a card', async () => {
    const [first] = await photos(3)
    await server.app.db
      .updateTable('settings')
      .set({ profile_visibility: 'matches' })
      .where('user_id', '=', amara)
      .execute()
    const kofi = await aMan(server.app)
    const asKofi = await server.as(kofi)
    await server.app.db.insertInto('likes').values({ from_id: amara, to_id: kofi }).execute()
    const { body } = await asKofi.post('get-user-photos', { user_id: amara })
    expect(body.data.map(({ id }: OwnPhoto) => id)).toEqual([first])
  })

  it('gives a viewer without access the answer for a made-up member', async () => {
    await photos(1)
    const kofi = await aMan(server.app)
    const asKofi = await server.as(kofi)
    await aBlock(server.app, amara, kofi)
    const answers = await Promise.all(
      [amara, randomUUID()].map((user_id) => asKofi.post('get-user-photos', { user_id })),
    )
    expect(answers[0]).toMatchObject({ status: 404, body: { error: 'request.not_found' } })
    expect(answers[0]?.body).toEqual(answers[1]?.body)
  })
})

it('every photo change is announced once', async () => {
  const changes = async () =>
    (
      await server.app.db
        .selectFrom('outbox')
        .select('payload')
        .where('kind', '=', 'photos.changed')
        .execute()
    ).filter(({ payload }) => JSON.stringify(payload) === JSON.stringify({ user_id: amara })).length
  const [a = '', b = ''] = await photos(2)
  await me.post('set-main-photo', { photo_id: b })
  await me.post('reorder-photos', { photo_ids: [b, a] })
  await me.delete('delete-photo', { photo_id: a })
  expect(await changes()).toBe(7) // each photo is uploaded and approved
})
