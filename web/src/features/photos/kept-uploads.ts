import { KEPT_FOR, type KeptUpload, onDevice } from '../../lib/device-store.ts'
import { signedInId } from '../accounts/session.ts'

/**
 * Keeps a photo on the device, so that it survives a reload.
 * @returns whether the device has room for it, and its member is still signed in
 */
export const keepUpload = (upload: KeptUpload): Promise<boolean> =>
  onDevice(async (store) => {
    // Asked last: signing out, maybe in another tab, has deleted what was kept.
    if (signedInId() !== upload.user_id) return false
    return Boolean(await store.put('uploads', upload))
  }, false)

/** The server has answered, or the member does not want it any more. */
export const forgetUpload = (id: string): Promise<void> =>
  onDevice((store) => store.delete('uploads', id), undefined)

/** False when another tab has forgotten it. */
export const isStillKept = (id: string): Promise<boolean> =>
  onDevice(async (store) => (await store.getKey('uploads', id)) !== undefined, true)

/** The photos of a member that the server has not answered for, in the order in which they were chosen. */
export async function keptUploads(userId: string): Promise<KeptUpload[]> {
  const kept = await onDevice((store) => store.getAll('uploads'), [])
  return kept
    .filter((upload) => upload.user_id === userId && isFresh(upload))
    .toSorted((a, b) => a.chosen_at - b.chosen_at)
}

/** Deletes those of everybody that are older than a day. */
export const deleteOldUploads = (): Promise<void> =>
  onDevice(async (store) => {
    for (const upload of await store.getAll('uploads'))
      if (!isFresh(upload)) await store.delete('uploads', upload.client_upload_id)
  }, undefined)

const isFresh = ({ chosen_at }: KeptUpload) => Date.now() - chosen_at < KEPT_FOR
