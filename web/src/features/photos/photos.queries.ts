import { PHOTO_REFRESH } from '@ndoa/contract/limits'
import type { OwnPhoto, photosCalls } from '@ndoa/contract/photos'
import { routes } from '@ndoa/contract/routes'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { clientOf } from '../../lib/api.ts'
import { useRealtimeEvent } from '../../lib/use-realtime.ts'
import { sentPhoto } from './send-photo.ts'

const api = clientOf<typeof photosCalls>(routes.photos)

/** The member's photos in every state, in their order. Their links expire after an hour, so they are fetched again before. */
export const ownPhotosQuery = queryOptions({
  queryKey: ['own-photos'],
  queryFn: async ({ signal }) => (await api.getPhotos(undefined, { signal })).data,
  refetchInterval: PHOTO_REFRESH,
})

/** The member's photos, fetched again when one was reviewed or another tab has changed them. */
export function useOwnPhotos() {
  const refresh = useRefresh()
  useRealtimeEvent('ready', refresh)
  useRealtimeEvent('photos.changed', refresh)
  return useQuery(ownPhotosQuery)
}

export interface Upload {
  file: File
  onProgress: (percent: number) => void
}

/** Adds one photo; it is at the end until the list has been fetched again. */
export function useUploadPhoto() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ file, onProgress }: Upload) => sentPhoto(file, onProgress),
    onSuccess: (photo) =>
      queryClient.setQueryData(ownPhotosQuery.queryKey, (photos = []) => [
        ...photos.filter(({ id }) => id !== photo.id),
        photo,
      ]),
    onSettled: useRefresh(),
  })
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
