import type { ReceivedLike } from '@ndoa/contract/dating/likes'
import { BadgeCheck, Eye, Heart, Sparkles } from 'lucide-react'
import { Tiles } from '../../../ui/tiles.tsx'
import { averageMatch } from '../matches/index.ts'
import { isClear } from './like-order.ts'
import { words } from './words.ts'

export function LikeTiles({ likes }: { likes: readonly ReceivedLike[] | undefined }) {
  const known = likes ?? []
  const verified = known.filter((like) => like.verified).length
  return (
    <Tiles
      loading={!likes}
      tiles={[
        { label: words.tiles.total, value: known.length, Icon: Heart },
        { label: words.tiles.verified, value: verified, Icon: BadgeCheck, iconClass: 'text-verified' },
        { label: words.tiles.average, value: averageMatch(known), Icon: Sparkles },
        { label: words.tiles.visible, value: known.filter(isClear).length, Icon: Eye },
      ]}
    />
  )
}
