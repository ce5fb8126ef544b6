import { type DeviceStore, KEPT_FOR, type KeptUpload, onDevice } from '../../lib/device-store.ts'
import { signedInId } from '../accounts/index.ts'

/** How often a photo is sent again by itself, reloads included: on a line that breaks each time, megabytes would go for nothing. */
export const TRIES = 5

/** In this page; also those that the device had no room for. */
const dismissed = new Set<string>()

/**
 * Keeps a photo on the device, so that it survives a reload.
 * @returns whether the device has room for it, and its member is still signed in and wants it
 */
export const keepUpload = (upload: KeptUpload): Promise<boolean> =>
  onDevice(async (store) => {
    // Asked last: signing out, maybe in another tab, has deleted what was kept.
    if (signedInId() !== upload.user_id || isDismissed(upload.client_upload_id)) return false
    return Boolean(await store.put('uploads', upload))
  }, false)

/** The member does not want it any more, also when it was about to be sent. */
export function dismissUpload(id: string): Promise<void> {
  dismissed.add(id)
  return forgetUpload(id)
}

export const isDismissed = (id: string): boolean => dismissed.has(id)

/** The server has answered. */
export const forgetUpload = (id: string): Promise<void> =>
  onDevice((store) => store.delete('uploads', id), undefined)

/** Notes that it is sent. @returns how often it was, this time included; 0 when another tab has forgotten it */
export const countTry = (id: string): Promise<number> =>
  onDevice(
    async (store) => (await changeKept(store, id, ({ tries = 0 }) => ({ tries: tries + 1 })))?.tries ?? 0,
    1,
  )

/** From now on it waits for the member. That the session has ended is no failure: then it goes on after signing in. */
export const noteFailed = (id: string): Promise<void> =>
  onDevice(async (store) => {
    await changeKept(store, id, ({ user_id }) => (signedInId() === user_id ? { failed: true } : {}))
  }, undefined)

/** @returns what is kept now; undefined when it was forgotten */
async function changeKept(
  store: DeviceStore,
  id: string,
  change: (kept: KeptUpload) => Partial<KeptUpload>,
): Promise<KeptUpload | undefined> {
  const { store: uploads, done } = store.transaction('uploads', 'readwrite')
  const kept = await uploads.get(id)
  if (!kept) return undefined
  const changed = { ...kept, ...change(kept) }
  await Promise.all([uploads.put(changed), done])
  return changed
}

/** Whether it goes on without being asked. */
export const goesOn = ({ tries = 0, failed = false }: KeptUpload): boolean => !failed && tries <= TRIES

/** The photos of a member that the server has not answered for, in the order in which they were chosen. */
export async function keptUploads(userId: string): Promise<KeptUpload[]> {
  const kept = await onDevice((store) => store.getAll('uploads'), [])
  return kept
    .filter((upload) => upload.user_id === userId && isFresh(upload))
    .toSorted((a, b) => a.chosen_at - b.chosen_at)
}

/** Those whose files can be read; others, of which the browser has lost the bytes, are forgotten. */
export async function readableUploads(userId: string): Promise<KeptUpload[]> {
  const kept = await keptUploads(userId)
  const readable = await Promise.all(kept.map(isReadable))
  return kept.filter((_, place) => readable[place])
}

async function isReadable({ file, client_upload_id }: KeptUpload): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer()
    return true
  } catch {
    await forgetUpload(client_upload_id)
    return false
  }
}

/** Deletes those of everybody that are older than a day. */
export const deleteOldUploads = (): Promise<void> =>
  onDevice(async (store) => {
    for (const upload of await store.getAll('uploads'))
      if (!isFresh(upload)) await store.delete('uploads', upload.client_upload_id)
  }, undefined)

const isFresh = ({ chosen_at }: KeptUpload) => Date.now() - chosen_at < KEPT_FOR
