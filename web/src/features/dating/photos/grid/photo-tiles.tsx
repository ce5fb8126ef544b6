import type { OwnPhoto } from '@ndoa/contract/dating/photos'
import { PHOTOS_MAX } from '@ndoa/contract/limits'
import { CircleCheck, Clock, Images, Percent } from 'lucide-react'
import { Tiles } from '../../../../ui/tiles.tsx'
import { words } from '../words.ts'

export function PhotoTiles({ photos }: { photos: readonly OwnPhoto[] | undefined }) {
  const known = photos ?? []
  const counted = (status: OwnPhoto['status']) => known.filter((photo) => photo.status === status).length
  return (
    <Tiles
      loading={!photos}
      tiles={[
        { label: words.tiles.added, value: words.tiles.of(known.length, PHOTOS_MAX), Icon: Images },
        { label: words.tiles.approved, value: counted('approved'), Icon: CircleCheck },
        { label: words.tiles.pending, value: counted('pending'), Icon: Clock },
        {
          label: words.tiles.complete,
          value: words.tiles.percent(Math.round((known.length / PHOTOS_MAX) * 100)),
          Icon: Percent,
        },
      ]}
    />
  )
}
