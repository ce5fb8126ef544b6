import type { PhotoGrant, photosCalls } from '@ndoa/contract/dating/photos'
import { photosRoutes } from '@ndoa/contract/dating/photos-routes'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { clientOf } from '../../../lib/api/api.ts'
import { sentenceFor } from '../../../lib/api/api-error.ts'
import { useToast } from '../../../ui/feedback/toast-provider.tsx'
import { useViewer } from '../accounts/index.ts'
import { settingsQuery } from './settings.queries.ts'
import { words } from './words.ts'

const api =
  clientOf<Pick<typeof photosCalls, 'grantPhotos' | 'revokePhotos' | 'getPhotoGrants'>>(photosRoutes)

export const photoGrantsQuery = queryOptions({
  queryKey: ['photo-grants'],
  queryFn: async ({ signal }) => (await api.getPhotoGrants({}, { signal })).data,
})

/** Undefined while unknown, and unless the viewer's photos are blurred for all members. */
export function useHasPhotoGrant(memberId: string): boolean | undefined {
  const { data: settings } = useQuery(settingsQuery(useViewer().id))
  const isAsked = settings?.photo_blur === true && settings.photo_blur_for === 'everybody'
  const { data: grants } = useQuery({ ...photoGrantsQuery, enabled: isAsked })
  return isAsked ? grants?.some(({ user_id }) => user_id === memberId) : undefined
}

interface Showing {
  member: Pick<PhotoGrant, 'user_id' | 'display_name'>
  show: boolean
}

export function useShowPhotos() {
  const queryClient = useQueryClient()
  const toast = useToast()
  const { queryKey } = photoGrantsQuery
  const { mutate } = useMutation({
    mutationFn: ({ member: { user_id }, show }: Showing) =>
      show ? api.grantPhotos({ user_id }) : api.revokePhotos({ user_id }),
    onMutate: ({ member: { user_id }, show }) => {
      if (!show)
        queryClient.setQueryData(queryKey, (grants) => grants?.filter((grant) => grant.user_id !== user_id))
    },
    onSuccess: (_, { member: { display_name: name }, show }) => {
      const { shown, hidden } = words.photoGrants
      toast.success((show ? shown : hidden)(name ?? words.photoGrants.unavailable))
    },
    onError: (error) => toast.error(sentenceFor(error, words.photoGrants.changeFailed)),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  })
  return (member: Showing['member'], show: boolean) => mutate({ member, show })
}
