import type { OwnPhoto, photosCalls } from '@ndoa/contract/dating/photos'
import { photosRoutes } from '@ndoa/contract/dating/photos-routes'
import { PHOTO_REFRESH } from '@ndoa/contract/limits'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { clientOf } from '../../../lib/api/api.ts'
import { ApiError } from '../../../lib/api/api-error.ts'
import { isRefused } from '../../../lib/api/is-refused.ts'
import { useRefreshOn } from '../../../lib/realtime/use-realtime.ts'
import { withTabLock } from '../../../lib/storage/tabs.ts'
import { signedInId } from '../../identity/accounts/index.ts'
import { countAttempt, forgetUpload, isDismissed, MAX_ATTEMPTS } from './upload/kept-uploads.ts'
import { sendPhoto } from './upload/send-photo.ts'

const CHANGED_BY = ['ready', 'photos.changed'] as const
const api = clientOf<typeof photosCalls>(photosRoutes)

/** Links expire after an hour, so the photos are fetched again before then. */
export const ownPhotosQuery = queryOptions({
  queryKey: ['own-photos'],
  queryFn: async ({ signal }) => (await api.getPhotos(undefined, { signal })).data,
  refetchInterval: PHOTO_REFRESH,
})

export function useOwnPhotos() {
  useRefreshOn(CHANGED_BY, ownPhotosQuery.queryKey)
  return useQuery(ownPhotosQuery)
}

export interface Upload {
  file: File
  id: string
  /** The photo is not sent if another member has signed in since. */
  ownerId: string
  isKept: boolean
  onProgress: (percent: number) => void
  /** Called when an upload gets no answer; it resumes once the network is back. */
  onLost: () => void
}

/** Excludes timeouts: on a slow connection, megabytes must not be sent again. */
const isLost = (error: Error) => error instanceof ApiError && error.code === 'network.offline'

/**
 * Appends the photo until the list has been fetched again. Returns null when another tab has sent or dismissed the
 * upload, or the member has deleted the photo.
 */
export function useUploadPhoto() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (upload: Upload) => withTabLock(`upload ${upload.id}`, () => sentIfKept(upload)),
    networkMode: 'online',
    retry: (failures, error) => failures < MAX_ATTEMPTS && isLost(error),
    onSuccess: (photo) =>
      photo &&
      queryClient.setQueryData(ownPhotosQuery.queryKey, (photos = []) => [
        ...photos.filter(({ id }) => id !== photo.id),
        photo,
      ]),
    onSettled: useRefresh(),
  })
}

async function sentIfKept({
  file,
  id,
  ownerId,
  isKept,
  onProgress,
  onLost,
}: Upload): Promise<OwnPhoto | null> {
  if (signedInId() !== ownerId) throw new Error('another member is signed in')
  const tries = isKept ? await countAttempt(id) : 1
  if (tries === 0 || isDismissed(id)) return null
  if (tries > 1 + MAX_ATTEMPTS) throw new Error('it was sent often enough, before a reload too')
  try {
    const photo = await sendPhoto({ file, id, ownerId }, onProgress)
    await forgetUpload(id)
    return photo
  } catch (error) {
    if (isRefused(error)) await forgetUpload(id)
    if (error instanceof ApiError && error.code === 'photos.deleted') return null
    if (error instanceof Error && isLost(error)) onLost()
    throw error
  }
}

export function useDeletePhoto() {
  return useListChange(async (photo_id: string) => (await api.deletePhoto({ photo_id })).data)
}

export function useSetMainPhoto() {
  return useListChange(async (photo_id: string) => (await api.setMainPhoto({ photo_id })).data)
}

/** Shows the new order at once, and reverts it when saving fails. */
export function useReorderPhotos() {
  const queryClient = useQueryClient()
  const { queryKey } = ownPhotosQuery
  return useMutation({
    mutationFn: async (photos: readonly OwnPhoto[]) =>
      (await api.reorderPhotos({ photo_ids: photos.map(({ id }) => id) })).data,
    onMutate: async (photos) => {
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData(queryKey)
      queryClient.setQueryData(queryKey, [...photos])
      return before
    },
    onError: (_error, _photos, before) => queryClient.setQueryData(queryKey, before),
    onSettled: useRefresh(),
  })
}

function useListChange(change: (photoId: string) => Promise<OwnPhoto[]>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (photos) => queryClient.setQueryData(ownPhotosQuery.queryKey, photos),
    onSettled: useRefresh(),
  })
}

/** Also fetches the profile, whose completion depends on the photos. */
function useRefresh() {
  const queryClient = useQueryClient()
  return () => {
    void queryClient.invalidateQueries({ queryKey: ['own-profile'] })
    return queryClient.invalidateQueries({ queryKey: ownPhotosQuery.queryKey })
  }
}
