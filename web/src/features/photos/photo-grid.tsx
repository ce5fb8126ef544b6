import { PHOTO_TYPES } from '@ndoa/contract/choices'
import { PHOTOS_MAX } from '@ndoa/contract/limits'
import type { OwnPhoto } from '@ndoa/contract/photos'
import { Plus } from 'lucide-react'
import { useId } from 'react'
import { srOnly } from '../../ui/sr-only.tsx'
import { rich } from '../../words/rich.tsx'
import { moved } from './photo-order.ts'
import { PhotoSlot } from './photo-slot.tsx'
import { PhotoSorting } from './photo-sorting.tsx'
import { UploadSlot } from './upload-slot.tsx'
import { type PendingUpload, takesPlace } from './use-uploads.ts'
import { words } from './words/index.ts'

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

/** Nine slots: photos in their order, then uploads, then free ones. Files that are refused stand among them and take none. */
export function PhotoGrid(props: PhotoGridProps) {
  const { photos, uploads, onAdd, onRetry, onDismiss, onReorder, ...actions } = props
  const taken = photos.length + uploads.filter(takesPlace).length
  const free = Math.max(0, PHOTOS_MAX - taken)
  return (
    <PhotoSorting photos={photos} onReorder={onReorder}>
      {(sorted) => (
        <ul
          aria-label={words.list}
          className="grid grid-cols-2 gap-3 max-[21rem]:grid-cols-1 sm:grid-cols-3 sm:gap-4"
        >
          {sorted.map((photo, index) => (
            <PhotoSlot
              key={photo.id}
              photo={photo}
              place={index + 1}
              count={sorted.length}
              onMove={(steps) => onReorder(moved(sorted, index, steps))}
              {...actions}
            />
          ))}
          {uploads.map((upload) => (
            <UploadSlot key={upload.id} upload={upload} onRetry={onRetry} onDismiss={onDismiss} />
          ))}
          {Array.from({ length: free }, (_, index) => (
            <AddSlot key={index} place={taken + index + 1} onAdd={onAdd} />
          ))}
        </ul>
      )}
    </PhotoSorting>
  )
}

function AddSlot({ place, onAdd }: { place: number; onAdd: (files: File[]) => void }) {
  const id = useId()
  return (
    <li>
      <label
        htmlFor={id}
        className="press grid aspect-4/3 place-content-center justify-items-center gap-1 rounded-portrait border-2 border-dashed border-edge bg-card p-2 text-center text-brand-strong hover:bg-sand sm:aspect-4/5 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-teal"
      >
        <Plus size={28} aria-hidden="true" />
        <span className="font-semibold">{rich(words.add(place), { more: srOnly })}</span>
        <input
          id={id}
          type="file"
          multiple
          accept={PHOTO_TYPES.join()}
          className="sr-only"
          onChange={(event) => {
            const files = [...(event.target.files ?? [])]
            // Otherwise choosing the same file again after a failure would not be a change.
            event.target.value = ''
            if (files.length > 0) onAdd(files)
          }}
        />
      </label>
    </li>
  )
}
