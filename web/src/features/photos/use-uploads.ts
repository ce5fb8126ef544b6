import { PHOTO_TYPES } from '@ndoa/contract/choices'
import { PHOTO_BYTES_MAX, PHOTOS_MAX } from '@ndoa/contract/limits'
import { onlineManager } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { sentenceFor } from '../../lib/api-error.ts'
import { randomId } from '../../lib/random-id.ts'
import { useToast } from '../../ui/toast.tsx'
import { SHORT_TOAST } from '../../ui/toast-time.ts'
import { signedInId } from '../accounts/index.ts'
import type { CropArea } from './crop-area.ts'
import { useUploadPhoto } from './photos.queries.ts'
import { NotCropped, shrinkPhoto } from './shrink-photo.ts'
import { type CropChoice, useCropping } from './use-cropping.ts'
import { words } from './words/index.ts'

/** A file that is being uploaded, has failed, or is refused before it is sent. Once stored it is a photo. */
export interface PendingUpload {
  id: number
  /** What the server knows it by, however often it is sent. */
  clientUploadId: string
  file: File
  /** What the member chooses; a further attempt sends the same part. */
  choice: Promise<CropChoice>
  state: State
}
type State =
  | { name: 'waiting' }
  | { name: 'sending'; percent: number }
  /** It goes on by itself. */
  | { name: 'offline' }
  | { name: 'failed'; reason: string }
  | { name: 'refused'; reason: string }

/**
 * Asks how each file is cropped, and uploads them one after another, however they were added, so that on a slow connection
 * the first is done early, while the member looks at the next one.
 * @param saysDone in a toast, where the new photo alone does not show it
 */
export function useUploads(photoCount: number, { saysDone = true } = {}) {
  const { uploads, setUploads, change, remove } = useUploadList()
  const { mutateAsync } = useUploadPhoto()
  const { cropping, ask } = useCropping()
  const toast = useToast()
  const previous = useRef<Promise<unknown>>(Promise.resolve())

  async function add(files: readonly File[]) {
    const photos = files.filter((file) => refusalOf(file) === null)
    const free = Math.max(0, PHOTOS_MAX - photoCount - uploads.filter(takesPlace).length)
    if (photos.length > free) toast.error(words.uploads.tooMany(PHOTOS_MAX), SHORT_TOAST)
    const fresh = photos.slice(0, free).map(asUpload)
    const refused = files.flatMap(asRefusal).slice(0, PHOTOS_MAX)
    setUploads((before) => [...before.filter(takesPlace), ...fresh, ...refused])
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

  async function send({
    id,
    clientUploadId,
    file,
    choice,
  }: PendingUpload): Promise<'sent' | 'failed' | 'cancelled'> {
    try {
      const area = await choice
      if (area === 'cancelled') return area
      const sending = (percent: number) => change(id, { name: 'sending', percent })
      const offline = () => change(id, { name: 'offline' })
      sending(0)
      const small = await smallEnough(file, area)
      if (!onlineManager.isOnline()) offline()
      await mutateAsync({
        file: small,
        id: clientUploadId,
        ownerId: signedInId(),
        onProgress: sending,
        onLost: offline,
      })
      remove(id)
      return 'sent'
    } catch (error) {
      change(id, stateAfter(error))
      return 'failed'
    }
  }

  function asUpload(file: File): PendingUpload {
    const id = nextId()
    const choice = ask(id, file)
    void choice.then((chosen) => chosen === 'cancelled' && remove(id))
    return { id, clientUploadId: randomId(), file, choice, state: { name: 'waiting' } }
  }

  return {
    uploads,
    /** The photo that the member is asked about, for `CropStep`. */
    cropping,
    add,
    remove,
    retry: (upload: PendingUpload) => sendAll([upload]),
  }
}

function useUploadList() {
  const [uploads, setUploads] = useState<readonly PendingUpload[]>([])
  const change = (id: number, state: State) => setUploads(withState(id, state))
  const remove = (id: number) => setUploads((before) => before.filter((upload) => upload.id !== id))
  return { uploads, setUploads, change, remove }
}

const withState = (id: number, state: State) => (uploads: readonly PendingUpload[]) =>
  uploads.map((upload) => (upload.id === id ? { ...upload, state } : upload))

const PHOTO_MB_MAX = PHOTO_BYTES_MAX / 1024 ** 2
/** A photo that could not be made small enough. */
class TooLarge extends Error {}

async function smallEnough(file: File, area: CropArea | 'whole'): Promise<File> {
  const small = await shrinkPhoto(file, area === 'whole' ? null : area)
  if (small.size > PHOTO_BYTES_MAX) throw new TooLarge()
  return small
}

function stateAfter(error: unknown): State {
  if (error instanceof TooLarge) return { name: 'refused', reason: words.uploads.tooLarge(PHOTO_MB_MAX) }
  if (error instanceof NotCropped) return { name: 'refused', reason: words.uploads.notCropped }
  return { name: 'failed', reason: sentenceFor(error, words.uploads.failed) }
}

let lastId = 0
const nextId = () => {
  lastId += 1
  return lastId
}

/** A refused file only says why, until it is dismissed or others are chosen. */
export const takesPlace = ({ state }: PendingUpload) => state.name !== 'refused'

function asRefusal(file: File): PendingUpload[] {
  const reason = refusalOf(file)
  if (reason === null) return []
  const choice = Promise.resolve<CropChoice>('cancelled')
  return [{ id: nextId(), clientUploadId: randomId(), file, choice, state: { name: 'refused', reason } }]
}

/** Why a file cannot be a photo; null for none. How large it may be is asked once it is made smaller. */
const refusalOf = (file: File): string | null =>
  PHOTO_TYPES.some((type) => type === file.type) ? null : words.uploads.wrongType
