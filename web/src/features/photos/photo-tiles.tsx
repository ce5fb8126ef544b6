import { PHOTOS_MAX } from '@ndoa/contract/limits'
import type { OwnPhoto } from '@ndoa/contract/photos'
import { CircleCheck, Clock, Images, Percent } from 'lucide-react'
import { Tile, Tiles } from '../../ui/tile.tsx'

/** Added, approved, under review, percent complete. */
export function PhotoTiles({ photos }: { photos: readonly OwnPhoto[] | undefined }) {
  const counted = (status: OwnPhoto['status']) => photos?.filter((photo) => photo.status === status).length
  const count = photos?.length ?? 0
  const common = { loading: !photos }
  return (
    <Tiles>
      <Tile
        {...common}
        label="Photos Added"
        value={`${count}/${PHOTOS_MAX}`}
        icon={<Images aria-hidden="true" />}
      />
      <Tile
        {...common}
        label="Approved"
        value={counted('approved')}
        icon={<CircleCheck aria-hidden="true" />}
      />
      <Tile {...common} label="Under Review" value={counted('pending')} icon={<Clock aria-hidden="true" />} />
      <Tile
        {...common}
        label="Complete"
        value={`${Math.round((count / PHOTOS_MAX) * 100)}%`}
        icon={<Percent aria-hidden="true" />}
      />
    </Tiles>
  )
}
