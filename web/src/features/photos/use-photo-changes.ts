import type { OwnPhoto } from '@ndoa/contract/photos'
import { useToast } from '../../ui/toast.tsx'
import { SHORT_TOAST } from '../../ui/toast-time.ts'
import { useDeletePhoto, useReorderPhotos, useSetMainPhoto } from './photos.queries.ts'

/** What a member does with a photo, each with the sentence for how it went. */
export function usePhotoChanges() {
  const toast = useToast()
  const deletion = useDeletePhoto()
  const choice = useSetMainPhoto()
  const order = useReorderPhotos()
  const outcome = (done: string, failed: string) => ({
    onSuccess: () => toast.success(done, SHORT_TOAST),
    onError: () => toast.error(failed, SHORT_TOAST),
  })

  return {
    isDeleting: deletion.isPending,
    remove: (photo: OwnPhoto, onSettled: () => void) =>
      deletion.mutate(photo.id, { ...outcome('Photo deleted.', 'Failed to delete photo'), onSettled }),
    setMain: (photo: OwnPhoto) =>
      choice.mutate(photo.id, outcome('Main photo updated!', 'Failed to set main photo')),
    reorder: (photos: OwnPhoto[]) =>
      order.mutate(photos, outcome('Photos reordered!', 'Failed to reorder photos')),
  }
}
