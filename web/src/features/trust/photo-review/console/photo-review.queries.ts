import { photoReviewRoutes } from '@ndoa/contract/trust/case-routes'
import type { photoReviewCalls } from '@ndoa/contract/trust/photo-review'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { clientOf } from '../../../../lib/api/api.ts'

const api = clientOf<typeof photoReviewCalls>(photoReviewRoutes)

export const waitingPhotosQuery = queryOptions({
  queryKey: ['staff-waiting-photos'],
  queryFn: async () => (await api.getWaitingPhotos({})).data,
  staleTime: 0,
  gcTime: 0,
})

export const useReviewPhoto = () =>
  useMutation({
    mutationFn: (review: Parameters<typeof api.reviewPhoto>[0]) => api.reviewPhoto(review),
  })

export const useUndoReview = () =>
  useMutation({ mutationFn: (photo_id: string) => api.undoPhotoReview({ photo_id }) })
