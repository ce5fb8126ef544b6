import { PHOTO_TYPES } from '@ndoa/contract/choices'
import { Camera } from 'lucide-react'
import { useId } from 'react'
import { Photo } from '../../ui/photo.tsx'
import { useOwnPhotos } from './photos.queries.ts'
import { UploadSlot } from './upload-slot.tsx'
import { useUploads } from './use-uploads.ts'

/** One large frame for the first photo; more can be added on Photos. */
export function FirstPhoto() {
  const id = useId()
  const { data: photos = [] } = useOwnPhotos()
  const { uploads, add, retry, remove } = useUploads(photos.length)
  const [photo] = photos
  if (photo) {
    return (
      <div className="mx-auto grid w-56 gap-2">
        <Photo
          src={photo.signed_url}
          srcSet={photo.srcset}
          sizes="14rem"
          alt="Your photo"
          name=""
          thumbhash={photo.thumbhash}
          eager
          rounded
        />
        <p className="text-center text-sm text-soft">
          {photo.status === 'approved'
            ? 'Others see it from now on.'
            : 'Others see it once we have looked at it.'}
        </p>
      </div>
    )
  }
  return (
    <ul className="mx-auto w-56">
      {uploads.map((upload) => (
        <UploadSlot key={upload.id} upload={upload} onRetry={(one) => void retry(one)} onDismiss={remove} />
      ))}
      {uploads.length === 0 && (
        <li>
          <label
            htmlFor={id}
            className="press grid aspect-4/5 place-content-center justify-items-center gap-2 rounded-portrait border-2 border-dashed border-edge bg-card p-2 text-center text-brand-strong hover:bg-sand has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-teal"
          >
            <Camera size={40} aria-hidden="true" />
            <span className="font-semibold">Choose a Photo</span>
            <input
              id={id}
              type="file"
              accept={PHOTO_TYPES.join()}
              className="sr-only"
              onChange={({ target }) => {
                const files = [...(target.files ?? [])]
                target.value = ''
                if (files.length > 0) void add(files)
              }}
            />
          </label>
        </li>
      )}
    </ul>
  )
}
