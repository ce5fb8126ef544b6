import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CropChoice } from '../crop/use-cropping.ts'

export interface PendingUpload {
  id: number
  /** Identifies the upload to the server, however often it is sent. */
  clientUploadId: string
  file: File
  choice: Promise<CropChoice>
  /** Retries send the same file; null when the member has cancelled the upload. */
  toSend: Promise<FileToSend | null>
  state: UploadState
}

export interface FileToSend {
  file: File
  isKept: boolean
}

export type UploadState =
  | { name: 'cropping' }
  | { name: 'waiting' }
  | { name: 'sending'; percent: number }
  | { name: 'offline' }
  | { name: 'failed'; reason: string }
  | { name: 'refused'; reason: string }

let lastId = 0
export const nextId = () => {
  lastId += 1
  return lastId
}

/**
 * Kept in the query cache, so that uploads survive leaving the screen. They are deleted with all loaded data when the
 * session ends.
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
    current: () => queryClient.getQueryData<readonly PendingUpload[]>(queryKey) ?? [],
    update,
    change: (id: number, state: UploadState) =>
      update((before) => before.map((upload) => (upload.id === id ? { ...upload, state } : upload))),
    drop: (id: number) => update((before) => before.filter((upload) => upload.id !== id)),
  }
}
