import type { ReceivedLike } from '@ndoa/contract/likes'
import { BadgeCheck, Eye, Heart, Sparkles } from 'lucide-react'
import { Tiles } from '../../ui/tile.tsx'
import { averageMatch } from '../matches/index.ts'
import { isClear } from './like-order.ts'

/** Total, verified, average and clearly visible photos. Undefined likes are still loading. */
export function LikeTiles({ likes }: { likes: readonly ReceivedLike[] | undefined }) {
  const known = likes ?? []
  const verified = known.filter((like) => like.verified).length
  return (
    <Tiles
      loading={!likes}
      tiles={[
        { label: 'Total Likes', value: known.length, Icon: Heart },
        { label: 'Verified', value: verified, Icon: BadgeCheck, iconClass: 'text-verified' },
        { label: 'Avg Match', value: averageMatch(known), Icon: Sparkles },
        { label: 'Visible', value: known.filter(isClear).length, Icon: Eye },
      ]}
    />
  )
}
