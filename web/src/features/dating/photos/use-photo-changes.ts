import type { OwnPhoto } from '@ndoa/contract/dating/photos'
import { useToast } from '../../../ui/feedback/toast-provider.tsx'
import { SHORT_TOAST } from '../../../ui/feedback/toast-time.ts'
import { useDeletePhoto, useReorderPhotos, useSetMainPhoto } from './photos.queries.ts'
import { words } from './words.ts'

export function usePhotoChanges() {
  const toast = useToast()
  const deletion = useDeletePhoto()
  const choice = useSetMainPhoto()
  const order = useReorderPhotos()
  const outcome = ({ done, failed }: { done: string; failed: string }) => ({
    onSuccess: () => toast.success(done, SHORT_TOAST),
    onError: () => toast.error(failed, SHORT_TOAST),
  })

  return {
    isDeleting: deletion.isPending,
    remove: (photo: OwnPhoto, onSettled: () => void) =>
      deletion.mutate(photo.id, { ...outcome(words.remove), onSettled }),
    setMain: (photo: OwnPhoto) => choice.mutate(photo.id, outcome(words.setMain)),
    reorder: (photos: OwnPhoto[]) => order.mutate(photos, outcome(words.reorder)),
  }
}
