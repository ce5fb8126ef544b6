import { afterEach, expect, test, vi } from 'vitest'
import { type KeptUpload, onDevice } from '../../../../lib/storage/device-store.ts'
import { clearStorage, DEVICE_STORE } from '../../../../lib/storage/storage.ts'
import { rememberSignedIn } from '../../../identity/accounts/sessions/session.ts'
import { deleteOldUploads, keepUpload, keptUploads, markFailed, readableUploads } from './kept-uploads.ts'

const AMARA = 'a2f1c9de-0b1d-4c53-9c05-0d8f2f6f1a11'
const KOFI = 'b2f1c9de-0b1d-4c53-9c05-0d8f2f6f1a12'
const DAY = 86_400_000

const aPhoto = (user_id: string, name: string, change: { chosen_at?: number } = {}) => ({
  user_id,
  client_upload_id: `id of ${name}`,
  file: new File(['light'], name, { type: 'image/jpeg' }),
  chosen_at: Date.now(),
  ...change,
})
/** Stores the upload as the browser of a signed-in member does. */
function storeUpload(upload: KeptUpload) {
  localStorage.setItem('signed-in', JSON.stringify(upload.user_id))
  return keepUpload(upload)
}
const kept = async (memberId: string) => (await keptUploads(memberId)).map(({ file }) => file.name)

afterEach(() => void vi.restoreAllMocks())

test('a photo is stored unchanged and in order, for its member only', async () => {
  const now = Date.now()
  await storeUpload(aPhoto(AMARA, 'two.jpg', { chosen_at: now - 1 }))
  await storeUpload(aPhoto(AMARA, 'one.jpg', { chosen_at: now - 2 }))
  await storeUpload(aPhoto(KOFI, 'three.jpg'))
  expect(await kept(AMARA)).toEqual(['one.jpg', 'two.jpg'])
  expect(await kept(KOFI)).toEqual(['three.jpg'])
  const [photo] = await keptUploads(AMARA)
  expect([photo?.file.type, await photo?.file.text()]).toEqual(['image/jpeg', 'light'])
})

test('a photo older than a day is not sent, and is deleted from the device', async () => {
  await storeUpload(aPhoto(AMARA, 'old.jpg', { chosen_at: Date.now() - DAY }))
  await storeUpload(aPhoto(KOFI, 'new.jpg', { chosen_at: Date.now() - DAY + 60_000 }))
  expect(await kept(AMARA)).toEqual([])
  await deleteOldUploads()
  expect(await onDevice((store) => store.getAllKeys('uploads'), [])).toEqual(['id of new.jpg'])
})

test('signing out deletes waiting photos', async () => {
  await storeUpload(aPhoto(AMARA, 'me.jpg'))
  expect(await kept(AMARA)).toEqual(['me.jpg'])
  clearStorage()
  await expect.poll(() => kept(AMARA)).toEqual([])
})

test('nothing is kept or marked as failed after its member signs out or another signs in', async () => {
  await storeUpload(aPhoto(AMARA, 'me.jpg'))
  rememberSignedIn(null)
  expect(await keepUpload(aPhoto(AMARA, 'you.jpg'))).toBe(false)
  await markFailed('id of me.jpg')
  expect((await keptUploads(AMARA)).map(({ failed }) => failed)).toEqual([undefined])
  rememberSignedIn(KOFI)
  expect(await keepUpload(aPhoto(AMARA, 'you.jpg'))).toBe(false)
})

test('a photo with lost bytes is removed', async () => {
  await storeUpload(aPhoto(AMARA, 'lost.jpg'))
  const reading = vi.spyOn(Blob.prototype, 'arrayBuffer')
  reading.mockRejectedValueOnce(new DOMException('gone', 'NotFoundError'))
  expect(await readableUploads(AMARA)).toEqual([])
  expect(await kept(AMARA)).toEqual([])
})

test('a database from a newer version is used unchanged', async () => {
  ;(await withNewerDatabase()).close()
  await storeUpload(aPhoto(AMARA, 'me.jpg'))
  expect(await kept(AMARA)).toEqual(['me.jpg'])
})

test('a database that opens too slowly stores nothing, without waiting', async () => {
  const frozen = await withNewerDatabase()
  window.indexedDB.deleteDatabase(DEVICE_STORE) // waits for the frozen tab, as does every later opening
  const startedAt = Date.now()
  expect(await storeUpload(aPhoto(AMARA, 'me.jpg'))).toBe(false)
  expect(Date.now() - startedAt).toBeGreaterThan(2_900)
  frozen.close()
  expect(await storeUpload(aPhoto(AMARA, 'me.jpg'))).toBe(true)
})

/** @returns the connection of another tab, which keeps the database open and ignores events */
async function withNewerDatabase(): Promise<IDBDatabase> {
  await storeUpload(aPhoto(AMARA, 'old.jpg')).then(() =>
    onDevice((store) => store.clear('uploads'), undefined),
  )
  return new Promise((resolve) => {
    const opening = window.indexedDB.open(DEVICE_STORE, 3)
    opening.onsuccess = () => resolve(opening.result)
  })
}

test('photos from an ended session wait for the same member, and another sign-in deletes them', async () => {
  rememberSignedIn(AMARA)
  await storeUpload(aPhoto(AMARA, 'me.jpg'))
  rememberSignedIn(null)
  expect(await kept(AMARA)).toEqual(['me.jpg'])
  rememberSignedIn(KOFI)
  await expect.poll(() => kept(AMARA)).toEqual([])
})

test('a device without space stores nothing and reports it', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(await storeUpload(aPhoto(AMARA, 'me.jpg'))).toBe(false)
})

test('a device with messages from before photo storage keeps both', async () => {
  await new Promise<void>((resolve) => {
    const opening = window.indexedDB.open('ndoa', 1)
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore('answers', { keyPath: ['user_id', 'name'] })
      const unsent = opening.result.createObjectStore('unsent', { autoIncrement: true })
      unsent.createIndex('by_id', 'client_message_id', { unique: true })
      unsent.put({ user_id: AMARA, client_message_id: 'one', content: 'Hello' })
    }
    opening.onsuccess = () => {
      opening.result.close()
      resolve()
    }
  })
  await storeUpload(aPhoto(AMARA, 'me.jpg'))
  expect(await kept(AMARA)).toEqual(['me.jpg'])
  expect(await onDevice((store) => store.getAll('unsent'), [])).toMatchObject([{ content: 'Hello' }])
})
