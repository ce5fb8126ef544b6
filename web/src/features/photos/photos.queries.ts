import { PHOTO_REFRESH } from '@ndoa/contract/limits'
import type { OwnPhoto, photosCalls } from '@ndoa/contract/photos'
import { photosRoutes } from '@ndoa/contract/routes/photos'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { clientOf } from '../../lib/api.ts'
import { ApiError } from '../../lib/api-error.ts'
import { isRefused } from '../../lib/is-refused.ts'
import { withTabLock } from '../../lib/tabs.ts'
import { useRefreshOn } from '../../lib/use-realtime.ts'
import { signedInId } from '../accounts/index.ts'
import { countTry, forgetUpload, isDismissed, TRIES } from './kept-uploads.ts'
import { sentPhoto } from './send-photo.ts'

const CHANGED_BY = ['ready', 'photos.changed'] as const
const api = clientOf<typeof photosCalls>(photosRoutes)

/** The member's photos in every state, in their order. Their links expire after an hour, so they are fetched again before. */
export const ownPhotosQuery = queryOptions({
  queryKey: ['own-photos'],
  queryFn: async ({ signal }) => (await api.getPhotos(undefined, { signal })).data,
  refetchInterval: PHOTO_REFRESH,
})

/** The member's photos, fetched again when one was reviewed or another tab has changed them. */
export function useOwnPhotos() {
  useRefreshOn(CHANGED_BY, ownPhotosQuery.queryKey)
  return useQuery(ownPhotosQuery)
}

export interface Upload {
  file: File
  /** The same however often it is sent. */
  id: string
  /** Who has chosen it: when another member has signed in meanwhile, it is not sent. */
  ownerId: string
  /** On the device, until the server has answered. */
  isKept: boolean
  onProgress: (percent: number) => void
  /** There was no answer: it is sent again as soon as there is a network. */
  onLost: () => void
}

/** A line that was there and too slow is not worth as many megabytes again. */
const isLost = (error: Error) => error instanceof ApiError && error.code === 'network.offline'

/**
 * Adds one photo; it is at the end until the list has been fetched again. Null: another tab has sent or dismissed it, or the
 * member has deleted it since it was first sent.
 */
export function useUploadPhoto() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (upload: Upload) => withTabLock(`upload ${upload.id}`, () => sentIfKept(upload)),
    networkMode: 'online',
    retry: (failures, error) => failures < TRIES && isLost(error),
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
  const tries = isKept ? await countTry(id) : 1
  if (tries === 0 || isDismissed(id)) return null
  if (tries > 1 + TRIES) throw new Error('it was sent often enough, before a reload too')
  try {
    const photo = await sentPhoto({ file, id, ownerId }, onProgress)
    await forgetUpload(id)
    return photo
  } catch (error) {
    if (isRefused(error)) await forgetUpload(id)
    if (error instanceof ApiError && error.code === 'photos.deleted') return null
    if (error instanceof Error && isLost(error)) onLost()
    throw error
  }
}

/** The changes that are answered with the whole list. */
export function useDeletePhoto() {
  return useListChange(async (photo_id: string) => (await api.deletePhoto({ photo_id })).data)
}

export function useSetMainPhoto() {
  return useListChange(async (photo_id: string) => (await api.setMainPhoto({ photo_id })).data)
}

/** Shows the new order at once, and reverts it when it could not be saved. */
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

/** After every change the photos are fetched again, and the profile, whose completion depends on them. */
function useRefresh() {
  const queryClient = useQueryClient()
  return () => {
    void queryClient.invalidateQueries({ queryKey: ['own-profile'] })
    return queryClient.invalidateQueries({ queryKey: ownPhotosQuery.queryKey })
  }
}
