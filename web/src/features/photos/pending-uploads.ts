import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CropChoice } from './use-cropping.ts'

/** A file that is being uploaded, has failed, or is refused before it is sent. Once stored it is a photo. */
export interface PendingUpload {
  id: number
  /** What the server knows it by, however often it is sent. */
  clientUploadId: string
  file: File
  /** What the member chooses. */
  choice: Promise<CropChoice>
  /** A further attempt sends the same; null when the member has cancelled it. */
  toSend: Promise<FileToSend | null>
  state: UploadState
}

/** The part that the member chose, small enough. */
export interface FileToSend {
  file: File
  /** On the device, until the server has answered. */
  isKept: boolean
}

export type UploadState =
  /** The member is asked about it, or will be. */
  | { name: 'cropping' }
  | { name: 'waiting' }
  | { name: 'sending'; percent: number }
  /** It goes on by itself. */
  | { name: 'offline' }
  | { name: 'failed'; reason: string }
  | { name: 'refused'; reason: string }

let lastId = 0
/** The next id of an upload in this page. */
export const nextId = () => {
  lastId += 1
  return lastId
}

/**
 * The uploads of a member, in the cache of the query client: an upload goes on when its screen is left, and the next screen
 * shows it, also when it has failed. They are gone with all that was loaded when the session ends.
 */
export function usePendingUploads(ownerId: string) {
  const queryClient = useQueryClient()
  const queryKey = ['uploads', ownerId] as const
  const { data: uploads = [] } = useQuery<readonly PendingUpload[]>({
    queryKey,
    queryFn: skipToken,
    initialData: [],
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  })
  const update = (next: (before: readonly PendingUpload[]) => readonly PendingUpload[]) =>
    void queryClient.setQueryData<readonly PendingUpload[]>(queryKey, (before) => before && next(before))
  return {
    uploads,
    /** As it is now, also after the screen was left. */
    current: () => queryClient.getQueryData<readonly PendingUpload[]>(queryKey) ?? [],
    update,
    change: (id: number, state: UploadState) =>
      update((before) => before.map((upload) => (upload.id === id ? { ...upload, state } : upload))),
    drop: (id: number) => update((before) => before.filter((upload) => upload.id !== id)),
  }
}
