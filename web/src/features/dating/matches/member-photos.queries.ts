import type { photosCalls } from '@ndoa/contract/dating/photos'
import { photosRoutes } from '@ndoa/contract/dating/photos-routes'
import { queryOptions } from '@tanstack/react-query'
import { clientOf } from '../../../lib/api/api.ts'

const api = clientOf<typeof photosCalls>(photosRoutes)

export const memberPhotosQuery = (memberId: string) =>
  queryOptions({
    queryKey: ['member-photos', memberId],
    queryFn: async ({ signal }) => (await api.getUserPhotos({ user_id: memberId }, { signal })).data,
  })
