import { PHOTO_BYTES_MAX, PHOTOS_MAX } from '@ndoa/contract/limits'
import { onlineManager } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { sentenceFor } from '../../../../lib/api/api-error.ts'
import { randomId } from '../../../../lib/random-id.ts'
import type { KeptUpload } from '../../../../lib/storage/device-store.ts'
import { useToast } from '../../../../ui/feedback/toast-provider.tsx'
import { SHORT_TOAST } from '../../../../ui/feedback/toast-time.ts'
import { useViewer } from '../../../identity/accounts/index.ts'
import type { CropArea } from '../crop/crop-area.ts'
import { NotCropped, shrinkPhoto } from '../crop/shrink-photo.ts'
import { useCropping } from '../crop/use-cropping.ts'
import { useUploadPhoto } from '../photos.queries.ts'
import { words } from '../words.ts'
import {
  dismissUpload,
  isDismissed,
  isResumable,
  keepUpload,
  markFailed,
  readableUploads,
} from './kept-uploads.ts'
import {
  type FileToSend,
  nextId,
  type PendingUpload,
  type UploadState,
  usePendingUploads,
} from './pending-uploads.ts'
import { faultOf } from './photo-faults.ts'

/**
 * Uploads files one after another, so that on a slow connection the first photo finishes early. Uploads continue after
 * a reload.
 * @param saysDone whether a toast announces finished uploads
 */
export function useUploads(photoCount: number, { saysDone = true } = {}) {
  const { id: ownerId } = useViewer()
  const { uploads, current, update, change, drop } = usePendingUploads(ownerId)
  const { mutateAsync } = useUploadPhoto()
  const { cropping, ask } = useCropping()
  const toast = useToast()
  const previous = useRef<Promise<unknown>>(Promise.resolve())

  const resume = useEffectEvent((kept: readonly KeptUpload[]) => {
    const known = new Set(current().map(({ clientUploadId }) => clientUploadId))
    const left = kept.filter(({ client_upload_id: id }) => !known.has(id) && !isDismissed(id)).map(asKept)
    update((before) => [...before, ...left])
    void sendAll(left.filter(({ state }) => state.name === 'waiting'))
  })
  useEffect(() => {
    void readableUploads(ownerId).then((kept) => resume(kept))
  }, [ownerId])

  async function add(files: readonly File[]) {
    const judged = await Promise.all(files.map(async (file) => ({ file, fault: await faultOf(file) })))
    const photos = judged.flatMap(({ file, fault }) => (fault === null ? file : []))
    const free = Math.max(0, PHOTOS_MAX - photoCount - current().filter(occupiesSlot).length)
    if (photos.length > free) toast.error(words.uploads.tooMany(PHOTOS_MAX), SHORT_TOAST)
    const fresh = photos.slice(0, free).map(asUpload)
    const refused = judged.flatMap(asRefusal).slice(0, PHOTOS_MAX)
    update((before) => [...before.filter(occupiesSlot), ...fresh, ...refused])
    await sendAll(fresh)
  }

  async function sendAll(fresh: readonly PendingUpload[]) {
    const count = { sent: 0, failed: 0, cancelled: 0 }
    for (const upload of fresh) {
      const outcome = previous.current.then(() => send(upload))
      previous.current = outcome
      count[await outcome] += 1
    }
    if (count.sent > 0 && saysDone) toast.success(words.uploads.done, SHORT_TOAST)
    if (count.failed > 0)
      toast.error(fresh.length > 1 ? words.uploads.someFailed : words.uploads.failed, SHORT_TOAST)
  }

  async function send(upload: PendingUpload): Promise<'sent' | 'failed' | 'cancelled'> {
    const { id, clientUploadId, choice, toSend } = upload
    try {
      if ((await choice) === 'cancelled') return 'cancelled'
      const sending = (percent: number) => change(id, { name: 'sending', percent })
      const offline = () => change(id, { name: 'offline' })
      sending(0)
      const prepared = await toSend
      if (!prepared || isDismissed(clientUploadId)) return 'cancelled'
      if (!onlineManager.isOnline()) offline()
      const photo = await mutateAsync({
        ...prepared,
        id: clientUploadId,
        ownerId,
        onProgress: sending,
        onLost: offline,
      })
      drop(id)
      return photo ? 'sent' : 'cancelled'
    } catch (error) {
      if (isDismissed(clientUploadId)) return 'cancelled'
      change(id, stateAfter(error))
      void markFailed(clientUploadId)
      return 'failed'
    }
  }

  function asUpload(file: File): PendingUpload {
    const id = nextId()
    const clientUploadId = randomId()
    const choice = ask(id, file)
    void choice.then((chosen) => (chosen === 'cancelled' ? drop(id) : change(id, { name: 'waiting' })))
    // Prepared and stored before its turn, because a reload would lose a file that only waits.
    const toSend = choice.then((chosen) =>
      chosen === 'cancelled'
        ? null
        : shrinkToLimit(file, chosen).then((small) => store(small, clientUploadId)),
    )
    toSend.catch(() => undefined) // the error is shown at the upload's turn
    return { id, clientUploadId, file, choice, toSend, state: { name: 'cropping' } }
  }

  async function store(file: File, client_upload_id: string): Promise<FileToSend> {
    const upload = { user_id: ownerId, client_upload_id, file, chosen_at: Date.now() }
    return { file, isKept: await keepUpload(upload) }
  }

  function retry(upload: PendingUpload) {
    const { id, clientUploadId } = upload
    change(id, { name: 'waiting' })
    // A refused upload is no longer on the device.
    const toSend = upload.toSend.then((prepared) => prepared && store(prepared.file, clientUploadId))
    return sendAll([{ ...upload, toSend }])
  }

  function remove(id: number) {
    const dismissed = current().find((upload) => upload.id === id)
    if (dismissed) void dismissUpload(dismissed.clientUploadId)
    drop(id)
  }

  return {
    uploads,
    cropping,
    add,
    remove,
    retry,
  }
}

const asKept = (kept: KeptUpload): PendingUpload => ({
  id: nextId(),
  clientUploadId: kept.client_upload_id,
  file: kept.file,
  choice: Promise.resolve('whole'),
  toSend: Promise.resolve({ file: kept.file, isKept: true }),
  state: isResumable(kept) ? { name: 'waiting' } : { name: 'failed', reason: words.uploads.failed },
})

const PHOTO_MB_MAX = PHOTO_BYTES_MAX / 1024 ** 2
class TooLarge extends Error {}

async function shrinkToLimit(file: File, area: CropArea | 'whole'): Promise<File> {
  const small = await shrinkPhoto(file, area === 'whole' ? null : area)
  if (small.size > PHOTO_BYTES_MAX) throw new TooLarge()
  return small
}

function stateAfter(error: unknown): UploadState {
  if (error instanceof TooLarge) return { name: 'refused', reason: words.uploads.tooLarge(PHOTO_MB_MAX) }
  if (error instanceof NotCropped) return { name: 'refused', reason: words.uploads.notCropped }
  return { name: 'failed', reason: sentenceFor(error, words.uploads.failed) }
}

/** A refused file only shows the reason, until it is dismissed or other files are chosen. */
export const occupiesSlot = ({ state }: PendingUpload) => state.name !== 'refused'

function asRefusal({ file, fault }: { file: File; fault: string | null }): PendingUpload[] {
  if (fault === null) return []
  return [
    {
      id: nextId(),
      clientUploadId: randomId(),
      file,
      choice: Promise.resolve('cancelled'),
      toSend: Promise.resolve(null),
      state: { name: 'refused', reason: fault },
    },
  ]
}
