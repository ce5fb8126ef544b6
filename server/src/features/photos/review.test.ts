import type { OwnPhoto } from '@ndoa/contract/photos'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { aMan, aMember, aPhoto } from '../../../test/members.ts'
import { type PhotoClient, photoServer } from './photos.test-server.ts'
import { aJpeg } from './pictures.test-data.ts'
import { waitingPhotos } from './review.queries.ts'
import { reviewPhoto } from './review.ts'

let server: Awaited<ReturnType<typeof photoServer>>
let amara: string
let me: PhotoClient

beforeAll(async () => {
  server = await photoServer({ PHOTO_REVIEW: 'operator' })
})
afterAll(() => server.close())
beforeEach(async () => {
  amara = await aMember(server.app)
  me = await server.as(amara)
})

const arrived = async (): Promise<OwnPhoto> => (await me.upload(await aJpeg(40, 50))).body.data
const own = async (client = me): Promise<OwnPhoto[]> => (await client.get('get-photos')).body.data
const seenBy = async (viewer: PhotoClient): Promise<{ id: string }[]> =>
  (await viewer.post('get-user-photos', { user_id: amara })).body.data

it('a new photo is Under Review, and only its owner sees it until it is approved', async () => {
  const kofi = await server.as(await aMan(server.app))
  const photo = await arrived()
  expect(photo.status).toBe('pending')
  expect(await seenBy(kofi)).toEqual([])
  expect((await me.fetch(photo.signed_url)).statusCode).toBe(200)
  expect(await reviewPhoto(server.app, photo.id, 'approved')).toBe(true)
  expect((await own())[0]?.status).toBe('approved')
  expect((await seenBy(kofi)).map(({ id }) => id)).toEqual([photo.id])
})

it('an operator sees what waits, with the name of the member and where the file is', async () => {
  const { id } = await arrived()
  const waiting = (await waitingPhotos(server.app.db)).find((photo) => photo.id === id)
  expect(waiting).toMatchObject({ display_name: 'Amara', storage_key: expect.any(String) })
  await reviewPhoto(server.app, id, 'rejected')
  expect((await waitingPhotos(server.app.db)).map((photo) => photo.id)).not.toContain(id)
})

it('a rejected main photo gives its place to one that others may see', async () => {
  const { id } = await arrived()
  const good = await aPhoto(server.app, amara)
  await reviewPhoto(server.app, id, 'rejected')
  expect((await own()).map((photo) => [photo.id, photo.status, photo.is_primary])).toEqual([
    [id, 'rejected', false],
    [good, 'approved', true],
  ])
})

it('the only photo stays the main one when it is rejected', async () => {
  const { id } = await arrived()
  await reviewPhoto(server.app, id, 'rejected')
  expect((await own()).map((photo) => photo.is_primary)).toEqual([true])
})

it('the open pages of the owner hear of it, and nobody else', async () => {
  const send = vi.spyOn(server.app.realtime, 'send')
  const { id } = await arrived()
  await reviewPhoto(server.app, id, 'approved')
  await expect.poll(() => send.mock.calls.length).toBe(2)
  expect(send.mock.calls).toEqual([
    [amara, { type: 'photos.changed' }],
    [amara, { type: 'photos.changed' }],
  ])
  send.mockRestore()
})

it('what an operator decides stands in the log under the operator’s name, what happens by itself does not', async () => {
  const { id } = await arrived()
  await reviewPhoto(server.app, id, 'rejected', 'ife')
  await reviewPhoto(server.app, id, 'approved')
  const log = await server.app.db
    .selectFrom('security_events')
    .selectAll()
    .where('user_id', '=', amara)
    .execute()
  expect(log).toMatchObject([{ kind: 'photo_rejected', operator: 'ife', address_block: null, device: null }])
})

it('a photo that is not there cannot be reviewed', async () => {
  expect(await reviewPhoto(server.app, amara, 'approved')).toBe(false)
})

it('without an operator a photo is approved by itself after a visible moment', async () => {
  const automatic = await photoServer()
  const tendai = await automatic.as(await aMan(automatic.app))
  const { body } = await tendai.upload(await aJpeg(40, 50))
  expect(body.data.status).toBe('pending')
  await expect.poll(async () => (await own(tendai))[0]?.status, { timeout: 15_000 }).toBe('approved')
  await automatic.close()
}, 30_000)
