import type { OwnPhoto } from '@ndoa/contract/dating/photos'
import { Card } from '../../../ui/card.tsx'
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Photo } from '../../../ui/media/photo.tsx'
import { srOnly } from '../../../ui/sr-only.tsx'
import { rich } from '../../../words/rich.tsx'
import { words } from './words.ts'

const THUMBNAILS = 6

export interface ProfilePreviewProps {
  photos: readonly OwnPhoto[]
  member: { name: string; age: number; place: string } | undefined
}

export function LoadingPreview() {
  return (
    <Card flush>
      <h2 className="p-5 pb-3 text-lg font-bold">{words.preview.title}</h2>
      <Loading label={words.preview.loading}>
        <Skeleton className="aspect-4/5 rounded-none" />
        <div className="grid grid-cols-4 gap-2 p-5 pt-21">
          {Array.from({ length: 4 }, (_, index) => (
            <Skeleton key={index} className="aspect-4/5" />
          ))}
        </div>
      </Loading>
    </Card>
  )
}

export function ProfilePreview({ photos, member }: ProfilePreviewProps) {
  const main = photos.find(({ is_primary }) => is_primary) ?? photos[0]
  const more = photos.length - THUMBNAILS
  return (
    <Card flush>
      <h2 className="p-5 pb-3 text-lg font-bold">{words.preview.title}</h2>
      <Photo
        src={main?.signed_url}
        srcSet={main?.srcset}
        sizes="(width < 64rem) 100vw, 22rem"
        thumbhash={main?.thumbhash}
        name={member?.name ?? ''}
        alt={main ? words.preview.main : words.preview.none}
      />
      <div className="grid gap-3 p-5">
        <div>
          <p className="min-h-[1lh] text-xl font-bold wrap-anywhere">
            {member && words.preview.nameAge(member.name, member.age)}
          </p>
          <p className="min-h-[1lh] wrap-anywhere text-soft">{member?.place}</p>
        </div>
        {photos.length > 0 && (
          <ul aria-label={words.preview.thumbnails} className="grid grid-cols-4 gap-2">
            {photos.slice(0, THUMBNAILS).map((photo, index) => (
              <li key={photo.id}>
                <Photo
                  src={photo.signed_url}
                  srcSet={photo.srcset}
                  sizes="5rem"
                  alt={words.photo(index + 1)}
                  name={String(index + 1)}
                  rounded
                />
              </li>
            ))}
            {more > 0 && (
              <li className="grid aspect-4/5 place-items-center rounded-portrait bg-sand font-bold">
                <span>
                  {rich(words.preview.more(more), {
                    more: srOnly,
                  })}
                </span>
              </li>
            )}
          </ul>
        )}
      </div>
    </Card>
  )
}
