import type { OwnPhoto } from '@ndoa/contract/dating/photos'
import { PHOTOS_MAX } from '@ndoa/contract/limits'
import { cx } from '../../../../ui/cx.ts'
import type { PendingUpload } from '../upload/pending-uploads.ts'
import { UploadSlot } from '../upload/upload-slot.tsx'
import { occupiesSlot } from '../upload/use-uploads.ts'
import { words } from '../words.ts'
import { AddSlot, EmptySlots } from './add-slot.tsx'
import { moveItem } from './photo-order.ts'
import { PhotoSlot } from './photo-slot.tsx'
import { PhotoSorting } from './photo-sorting.tsx'

export interface PhotoGridProps {
  photos: readonly OwnPhoto[]
  uploads: readonly PendingUpload[]
  onAdd: (files: File[]) => void
  onRetry: (upload: PendingUpload) => void
  onDismiss: (uploadId: number) => void
  onOpen: (photo: OwnPhoto) => void
  onSetMain: (photo: OwnPhoto) => void
  onDelete: (photo: OwnPhoto) => void
  onReorder: (photos: OwnPhoto[]) => void
}

/** Nine slots: photos, uploads, then free ones. Refused files take no slot. */
export function PhotoGrid(props: PhotoGridProps) {
  const { photos, uploads, onAdd, onRetry, onDismiss, onReorder, ...actions } = props
  const occupied = photos.length + uploads.filter(occupiesSlot).length
  const free = Math.max(0, PHOTOS_MAX - occupied)
  // The slot stays while the first photo is being cropped, so that Cancel leads back to it.
  const isEmpty = photos.length === 0 && uploads.every(({ state }) => state.name === 'cropping')
  return (
    <PhotoSorting photos={photos} onReorder={onReorder}>
      {(sorted) => (
        <ul
          aria-label={words.list}
          className={cx(
            'grid gap-3 sm:gap-4',
            isEmpty
              ? 'grid-cols-4 sm:grid-cols-6'
              : 'grid-cols-4 sm:grid-cols-6 [&>li:not([data-free])]:col-span-2 [&>li:not([data-free])]:row-span-2 max-[21rem]:[&>li:not([data-free])]:col-span-4',
          )}
        >
          {sorted.map((photo, index) => (
            <PhotoSlot
              key={photo.id}
              photo={photo}
              place={index + 1}
              count={sorted.length}
              onMove={(steps) => onReorder(moveItem(sorted, index, steps))}
              {...actions}
            />
          ))}
          {isEmpty ? (
            <EmptySlots onAdd={onAdd} />
          ) : (
            <>
              {uploads.map((upload) => (
                <UploadSlot key={upload.id} upload={upload} onRetry={onRetry} onDismiss={onDismiss} />
              ))}
              {Array.from({ length: free }, (_, index) => (
                <AddSlot key={index} place={occupied + index + 1} onAdd={onAdd} />
              ))}
            </>
          )}
        </ul>
      )}
    </PhotoSorting>
  )
}
