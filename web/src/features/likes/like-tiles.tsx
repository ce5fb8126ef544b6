import type { ReceivedLike } from '@ndoa/contract/likes'
import { BadgeCheck, Eye, Heart, Sparkles } from 'lucide-react'
import { Tile, Tiles } from '../../ui/tile.tsx'
import { averageMatch } from '../matches/index.ts'
import { isClear } from './like-order.ts'

/** Total, verified, average and clearly visible photos. Undefined likes are still loading. */
export function LikeTiles({ likes }: { likes: readonly ReceivedLike[] | undefined }) {
  const known = likes ?? []
  const loading = !likes
  const verified = known.filter((like) => like.verified).length
  const visible = known.filter(isClear).length
  return (
    <Tiles>
      <Tile label="Total Likes" value={known.length} loading={loading} icon={<Heart aria-hidden="true" />} />
      <Tile
        label="Verified"
        value={verified}
        loading={loading}
        icon={<BadgeCheck aria-hidden="true" className="text-verified" />}
      />
      <Tile
        label="Avg Match"
        value={averageMatch(known)}
        loading={loading}
        icon={<Sparkles aria-hidden="true" />}
      />
      <Tile label="Visible" value={visible} loading={loading} icon={<Eye aria-hidden="true" />} />
    </Tiles>
  )
}
