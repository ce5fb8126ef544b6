import { PHOTO_TYPES } from '@ndoa/contract/choices'
import { PHOTO_BYTES_MAX, PHOTOS_MAX } from '@ndoa/contract/limits'
import { useRef, useState } from 'react'
import { sentenceFor } from '../../lib/api-error.ts'
import { useToast } from '../../ui/toast.tsx'
import { SHORT_TOAST } from '../../ui/toast-time.ts'
import { useUploadPhoto } from './photos.queries.ts'
import { shrinkPhoto } from './shrink-photo.ts'

/** A file that is being uploaded or has failed. Once stored it is a photo. */
export interface PendingUpload {
  id: number
  file: File
  state: { name: 'waiting' } | { name: 'sending'; percent: number } | { name: 'failed'; reason: string }
}

/** Uploads files one after another, however they were added, so that on a slow connection the first is done early. */
export function useUploads(photoCount: number) {
  const [uploads, setUploads] = useState<readonly PendingUpload[]>([])
  const { mutateAsync } = useUploadPhoto()
  const toast = useToast()
  const previous = useRef<Promise<unknown>>(Promise.resolve())

  const change = (id: number, state: PendingUpload['state']) =>
    setUploads((before) => before.map((upload) => (upload.id === id ? { ...upload, state } : upload)))
  const remove = (id: number) => setUploads((before) => before.filter((upload) => upload.id !== id))

  async function add(files: readonly File[]) {
    const refusals = new Set(files.map(refusalOf).filter((reason) => reason !== null))
    for (const reason of refusals) toast.error(reason, SHORT_TOAST)
    const photos = files.filter((file) => refusalOf(file) === null)
    const free = Math.max(0, PHOTOS_MAX - photoCount - uploads.length)
    if (photos.length > free) toast.error('You can only upload up to 9 photos.', SHORT_TOAST)
    const fresh = photos.slice(0, free).map(asUpload)
    setUploads((before) => [...before, ...fresh])
    await sendAll(fresh)
  }

  async function sendAll(fresh: readonly PendingUpload[]) {
    let arrived = 0
    for (const upload of fresh) {
      const sent = previous.current.then(() => send(upload))
      previous.current = sent
      if (await sent) arrived += 1
    }
    const failed = fresh.length - arrived
    if (arrived > 0) toast.success('Photo uploaded successfully!', SHORT_TOAST)
    if (failed > 0)
      toast.error(fresh.length > 1 ? 'Some photos failed to upload.' : 'Failed to upload photo', SHORT_TOAST)
  }

  async function send({ id, file }: PendingUpload): Promise<boolean> {
    change(id, { name: 'sending', percent: 0 })
    try {
      const small = await shrinkPhoto(file)
      await mutateAsync({ file: small, onProgress: (percent) => change(id, { name: 'sending', percent }) })
      remove(id)
      return true
    } catch (error) {
      change(id, { name: 'failed', reason: sentenceFor(error, 'Failed to upload photo') })
      return false
    }
  }

  return {
    uploads,
    add,
    remove,
    retry: (upload: PendingUpload) => sendAll([upload]),
  }
}

const PHOTO_MB_MAX = PHOTO_BYTES_MAX / 1024 ** 2

let lastId = 0

function asUpload(file: File): PendingUpload {
  lastId += 1
  return { id: lastId, file, state: { name: 'waiting' } }
}

/** The reason why the server would refuse the file; null for none. */
function refusalOf(file: File): string | null {
  if (!PHOTO_TYPES.some((type) => type === file.type)) return 'Please choose a JPEG, PNG or WebP photo.'
  return file.size > PHOTO_BYTES_MAX
    ? `This photo is larger than ${PHOTO_MB_MAX} MB. Please choose a smaller one.`
    : null
}
