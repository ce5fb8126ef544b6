import type { ReceivedLike } from '@ndoa/contract/dating/likes'
import { memo } from 'react'
import { dayLabel } from '../../../lib/dates.ts'
import { useNow } from '../../../lib/screen/use-now.ts'
import { Chip } from '../../../ui/badge.tsx'
import { MemberCard } from '../matches/index.ts'
import { PhotoRule, useLabels } from '../profiles/index.ts'
import { CardActions } from './card-actions.tsx'
import { isNew } from './like-order.ts'
import { PremiumFeature } from './premium-feature.tsx'
import type { Likeable } from './use-like.ts'
import { words } from './words.ts'

export interface ReceivedLikeCardProps {
  like: ReceivedLike
  layout: 'thumbnail' | 'row'
  eager?: boolean
  onLikeBack: (member: Likeable) => void
}

const INTERESTS_SHOWN = 3

export const ReceivedLikeCard = memo(function ReceivedLikeCard(props: ReceivedLikeCardProps) {
  const { like, layout, eager, onLikeBack } = props
  const { main_photo } = like
  const now = useNow()
  return (
    <MemberCard
      surface="like"
      // This card explains the blur itself, so the label "Photo blurred" is not needed.
      card={main_photo?.blurred_for ? { ...like, main_photo: { ...main_photo, blurred: false } } : like}
      layout={layout}
      eager={eager}
      flag={isNew(like, now) && <Chip tone="gold">{words.newLike}</Chip>}
      actions={<CardActions member={like} back onLike={onLikeBack} />}
    >
      {main_photo?.blurred_for === 'non_members' && <PremiumFeature layout={layout} />}
      <PhotoRule photo={main_photo} name={like.display_name} />
      <p className="text-sm text-soft">{words.likedYou(dayLabel(like.created_at, now))}</p>
      <p dir="auto" className="line-clamp-2 text-start text-sm @max-[12.9rem]:hidden">
        {like.bio || words.noBio}
      </p>
      {layout === 'row' && <Interests slugs={like.interests} />}
    </MemberCard>
  )
})

function Interests({ slugs }: { slugs: readonly string[] }) {
  const labels = useLabels()
  if (!labels || slugs.length === 0) return null
  const names = slugs.slice(0, INTERESTS_SHOWN).map(labels.interest)
  return <p className="truncate text-sm text-soft @max-[22rem]:hidden">{names.join(' · ')}</p>
}
