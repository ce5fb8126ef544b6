import {
  DEVICE_DATA_TTL,
  type DeviceStore,
  type KeptUpload,
  onDevice,
} from '../../../../lib/storage/device-store.ts'
import { signedInId } from '../../../identity/accounts/index.ts'

/** Automatic attempts per photo, including those before a reload: a connection that keeps breaking wastes megabytes. */
export const MAX_ATTEMPTS = 5

const dismissed = new Set<string>()

/** @returns false when the device has no room, the member has signed out or the upload was dismissed */
export const keepUpload = (upload: KeptUpload): Promise<boolean> =>
  onDevice(async (store) => {
    // Checked right before storing, because a sign-out, maybe in another tab, may have deleted the device's data.
    if (signedInId() !== upload.user_id || isDismissed(upload.client_upload_id)) return false
    return Boolean(await store.put('uploads', upload))
  }, false)

export function dismissUpload(id: string): Promise<void> {
  dismissed.add(id)
  return forgetUpload(id)
}

export const isDismissed = (id: string): boolean => dismissed.has(id)

export const forgetUpload = (id: string): Promise<void> =>
  onDevice((store) => store.delete('uploads', id), undefined)

/** @returns how often the photo was sent, including this time; 0 when another tab has forgotten it */
export const countAttempt = (id: string): Promise<number> =>
  onDevice(
    async (store) => (await updateKept(store, id, ({ tries = 0 }) => ({ tries: tries + 1 })))?.tries ?? 0,
    1,
  )

/**
 * A failed upload waits until the member retries it. An ended session is not a failure: the upload continues after
 * signing in.
 */
export const markFailed = (id: string): Promise<void> =>
  onDevice(async (store) => {
    await updateKept(store, id, ({ user_id }) => (signedInId() === user_id ? { failed: true } : {}))
  }, undefined)

async function updateKept(
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

export const isResumable = ({ tries = 0, failed = false }: KeptUpload): boolean =>
  !failed && tries <= MAX_ATTEMPTS

export async function keptUploads(userId: string): Promise<KeptUpload[]> {
  const kept = await onDevice((store) => store.getAll('uploads'), [])
  return kept
    .filter((upload) => upload.user_id === userId && isFresh(upload))
    .toSorted((a, b) => a.chosen_at - b.chosen_at)
}

/** Forgets uploads whose bytes the browser has lost. */
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

export const deleteOldUploads = (): Promise<void> =>
  onDevice(async (store) => {
    for (const upload of await store.getAll('uploads'))
      if (!isFresh(upload)) await store.delete('uploads', upload.client_upload_id)
  }, undefined)

const isFresh = ({ chosen_at }: KeptUpload) => Date.now() - chosen_at < DEVICE_DATA_TTL
