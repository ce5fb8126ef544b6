import type { photosCalls } from '@ndoa/contract/photos'
import { photosRoutes } from '@ndoa/contract/routes/photos'
import { queryOptions } from '@tanstack/react-query'
import { clientOf } from '../../lib/api.ts'

const api = clientOf<typeof photosCalls>(photosRoutes)

/** A member's photos as the viewer may see them, the main one first. */
export const memberPhotosQuery = (memberId: string) =>
  queryOptions({
    queryKey: ['member-photos', memberId],
    queryFn: async ({ signal }) => (await api.getUserPhotos({ user_id: memberId }, { signal })).data,
  })
