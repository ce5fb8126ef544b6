import type { OwnPhoto } from '@ndoa/contract/photos'
import { Card } from '../../ui/card.tsx'
import { Photo } from '../../ui/photo.tsx'

const THUMBNAILS = 6

export interface ProfilePreviewProps {
  photos: readonly OwnPhoto[]
  /** What others read beside the photos; not there yet while it loads. */
  member: { name: string; age: number; place: string } | undefined
}

/** How the own profile looks to others. */
export function ProfilePreview({ photos, member }: ProfilePreviewProps) {
  const main = photos.find(({ is_primary }) => is_primary) ?? photos[0]
  const more = photos.length - THUMBNAILS
  return (
    <Card flush>
      <h2 className="p-5 pb-3 text-lg font-bold">Profile Preview</h2>
      <Photo
        src={main?.signed_url}
        srcSet={main?.srcset}
        sizes="(width < 64rem) 100vw, 22rem"
        thumbhash={main?.thumbhash}
        name={member?.name ?? ''}
        alt={main ? 'Your main photo' : 'No photo yet'}
      />
      <div className="grid gap-3 p-5">
        {member && (
          <div>
            <p className="text-xl font-bold">
              {member.name}, {member.age}
            </p>
            <p className="text-soft">{member.place}</p>
          </div>
        )}
        {photos.length > 0 && (
          <ul aria-label="Thumbnails" className="grid grid-cols-4 gap-2">
            {photos.slice(0, THUMBNAILS).map((photo, index) => (
              <li key={photo.id}>
                <Photo
                  src={photo.signed_url}
                  srcSet={photo.srcset}
                  sizes="5rem"
                  alt={`Photo ${index + 1}`}
                  name={String(index + 1)}
                  rounded
                />
              </li>
            ))}
            {more > 0 && (
              <li className="grid aspect-4/5 place-items-center rounded-portrait bg-sand font-bold">
                <span>
                  +{more}
                  <span className="sr-only"> more photos</span>
                </span>
              </li>
            )}
          </ul>
        )}
      </div>
    </Card>
  )
}
