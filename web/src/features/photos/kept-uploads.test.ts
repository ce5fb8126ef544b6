import { afterEach, expect, test, vi } from 'vitest'
import { type KeptUpload, onDevice } from '../../lib/device-store.ts'
import { clearStorage, DEVICE_STORE } from '../../lib/storage.ts'
import { noteSignedIn } from '../accounts/session.ts'
import { deleteOldUploads, keepUpload, keptUploads, noteFailed, readableUploads } from './kept-uploads.ts'

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
/** As their browser does while they are signed in. */
function keep(upload: KeptUpload) {
  localStorage.setItem('signed-in', JSON.stringify(upload.user_id))
  return keepUpload(upload)
}
const kept = async (memberId: string) => (await keptUploads(memberId)).map(({ file }) => file.name)

afterEach(() => void vi.restoreAllMocks())

test('a photo is kept as it was, in the order in which it was chosen, for its member alone', async () => {
  const now = Date.now()
  await keep(aPhoto(AMARA, 'two.jpg', { chosen_at: now - 1 }))
  await keep(aPhoto(AMARA, 'one.jpg', { chosen_at: now - 2 }))
  await keep(aPhoto(KOFI, 'three.jpg'))
  expect(await kept(AMARA)).toEqual(['one.jpg', 'two.jpg'])
  expect(await kept(KOFI)).toEqual(['three.jpg'])
  const [photo] = await keptUploads(AMARA)
  expect([photo?.file.type, await photo?.file.text()]).toEqual(['image/jpeg', 'light'])
})

test('after a day a photo is not sent any more, and is deleted from the device', async () => {
  await keep(aPhoto(AMARA, 'old.jpg', { chosen_at: Date.now() - DAY }))
  await keep(aPhoto(KOFI, 'new.jpg', { chosen_at: Date.now() - DAY + 60_000 }))
  expect(await kept(AMARA)).toEqual([])
  await deleteOldUploads()
  expect(await onDevice((store) => store.getAllKeys('uploads'), [])).toEqual(['id of new.jpg'])
})

test('signing out deletes the photos that wait', async () => {
  await keep(aPhoto(AMARA, 'me.jpg'))
  expect(await kept(AMARA)).toEqual(['me.jpg'])
  clearStorage()
  await expect.poll(() => kept(AMARA)).toEqual([])
})

test('nothing is kept any more after its member has signed out or somebody else has signed in, nor noted as failed', async () => {
  await keep(aPhoto(AMARA, 'me.jpg'))
  noteSignedIn(null)
  expect(await keepUpload(aPhoto(AMARA, 'you.jpg'))).toBe(false)
  await noteFailed('id of me.jpg')
  expect((await keptUploads(AMARA)).map(({ failed }) => failed)).toEqual([undefined])
  noteSignedIn(KOFI)
  expect(await keepUpload(aPhoto(AMARA, 'you.jpg'))).toBe(false)
})

test('a photo whose bytes the browser has lost is forgotten', async () => {
  await keep(aPhoto(AMARA, 'lost.jpg'))
  const reading = vi.spyOn(Blob.prototype, 'arrayBuffer')
  reading.mockRejectedValueOnce(new DOMException('gone', 'NotFoundError'))
  expect(await readableUploads(AMARA)).toEqual([])
  expect(await kept(AMARA)).toEqual([])
})

test('a database that a newer version has left is used as it is', async () => {
  ;(await withNewerDatabase()).close()
  await keep(aPhoto(AMARA, 'me.jpg'))
  expect(await kept(AMARA)).toEqual(['me.jpg'])
})

test('a database that does not open in time keeps nothing, and nothing waits for it', async () => {
  const frozen = await withNewerDatabase()
  window.indexedDB.deleteDatabase(DEVICE_STORE) // which waits for the frozen tab, as does every opening after it
  const begun = Date.now()
  expect(await keep(aPhoto(AMARA, 'me.jpg'))).toBe(false)
  expect(Date.now() - begun).toBeGreaterThan(2_900)
  frozen.close()
  expect(await keep(aPhoto(AMARA, 'me.jpg'))).toBe(true)
})

/** @returns another tab, which has it open and hears nothing */
async function withNewerDatabase(): Promise<IDBDatabase> {
  await keep(aPhoto(AMARA, 'old.jpg')).then(() => onDevice((store) => store.clear('uploads'), undefined))
  return new Promise((resolve) => {
    const opening = window.indexedDB.open(DEVICE_STORE, 3)
    opening.onsuccess = () => resolve(opening.result)
  })
}

test('after a session has ended the photos wait for the same member, and another one deletes them by signing in', async () => {
  noteSignedIn(AMARA)
  await keep(aPhoto(AMARA, 'me.jpg'))
  noteSignedIn(null)
  expect(await kept(AMARA)).toEqual(['me.jpg'])
  noteSignedIn(KOFI)
  await expect.poll(() => kept(AMARA)).toEqual([])
})

test('a device without room keeps nothing and says so', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(await keep(aPhoto(AMARA, 'me.jpg'))).toBe(false)
})

test('a device that keeps messages from before there were photos keeps both', async () => {
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
  await keep(aPhoto(AMARA, 'me.jpg'))
  expect(await kept(AMARA)).toEqual(['me.jpg'])
  expect(await onDevice((store) => store.getAll('unsent'), [])).toMatchObject([{ content: 'Hello' }])
})
