import type { OwnPhoto } from '@ndoa/contract/dating/photos'
import { Camera } from 'lucide-react'
import { useId } from 'react'
import { Photo } from '../../../ui/media/photo.tsx'
import { CropStep } from './crop/crop-step.tsx'
import { useOwnPhotos } from './photos.queries.ts'
import type { PendingUpload } from './upload/pending-uploads.ts'
import { UploadSlot, type UploadSlotProps } from './upload/upload-slot.tsx'
import { useUploads } from './upload/use-uploads.ts'
import { words } from './words.ts'

export function useFirstPhoto() {
  const { data: photos = [] } = useOwnPhotos()
  return { photos, ...useUploads(photos.length, { saysDone: false }) }
}

export type FirstPhotoProps = ReturnType<typeof useFirstPhoto>

export function FirstPhoto({ photos, uploads, cropping, add, retry, remove }: FirstPhotoProps) {
  const [photo] = photos
  return (
    <>
      {photo ? (
        <ChosenPhoto photo={photo} />
      ) : (
        <Slot
          uploads={uploads}
          onAdd={(files) => void add(files)}
          onRetry={(upload) => void retry(upload)}
          onDismiss={remove}
        />
      )}
      <CropStep cropping={cropping} />
    </>
  )
}

function ChosenPhoto({ photo }: { photo: OwnPhoto }) {
  return (
    <div className="mx-auto grid w-56 gap-2">
      <Photo
        src={photo.signed_url}
        srcSet={photo.srcset}
        sizes="14rem"
        alt={words.uploads.yourPhoto}
        name=""
        thumbhash={photo.thumbhash}
        eager
        rounded
      />
      <p role="status" className="text-center text-sm text-soft">
        {photo.status === 'approved' ? words.uploads.shown : words.uploads.shownLater}{' '}
        {photo.approved_by_itself && words.unseen}
      </p>
    </div>
  )
}

interface SlotProps extends Pick<UploadSlotProps, 'onRetry' | 'onDismiss'> {
  uploads: readonly PendingUpload[]
  onAdd: (files: File[]) => void
}

function Slot({ uploads, onAdd, onRetry, onDismiss }: SlotProps) {
  const id = useId()
  // The field stays while the photo is being cropped, so that Cancel leads back to it.
  const sending = uploads.filter(({ state }) => state.name !== 'cropping')
  return (
    <ul className="mx-auto w-56">
      {sending.map((upload) => (
        <UploadSlot key={upload.id} upload={upload} onRetry={onRetry} onDismiss={onDismiss} />
      ))}
      {sending.length === 0 && (
        <li>
          <label
            htmlFor={id}
            className="press grid aspect-4/5 place-content-center justify-items-center gap-2 rounded-portrait border-2 border-dashed border-edge bg-card p-2 text-center text-brand-strong hover:bg-sand focus-inside:outline-3 focus-inside:outline-offset-2 focus-inside:outline-teal"
          >
            <Camera size={40} aria-hidden="true" />
            <span className="font-semibold">{words.uploads.choose}</span>
            <input
              id={id}
              type="file"
              accept="image/*"
              className="sr-only"
              onChange={({ target }) => {
                const files = [...(target.files ?? [])]
                target.value = ''
                if (files.length > 0) onAdd(files)
              }}
            />
          </label>
        </li>
      )}
    </ul>
  )
}
