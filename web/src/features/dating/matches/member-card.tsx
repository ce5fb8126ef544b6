import type { MemberCard as CardData } from '@ndoa/contract/dating/discovery'
import { BookOpen, MapPin } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { LikesYou, MatchChip, VerifiedBadge } from '../../../ui/badge.tsx'
import { cx } from '../../../ui/cx.ts'
import { Photo } from '../../../ui/media/photo.tsx'
import { PlaceLabel, StrongestReasons, useLabels } from '../profiles/index.ts'
import { SafetyMenu } from '../safety/index.ts'
import { MemberLink } from './member-link.tsx'
import { PhotoCount } from './photo-count.tsx'
import { Reasons } from './reasons.tsx'
import { words } from './words.ts'

export interface MemberCardProps {
  card: CardData
  /** `thumbnail` is small on phones; `row` has the photo beside the text. */
  layout?: 'portrait' | 'thumbnail' | 'row'
  reasons?: readonly string[]
  /** Such as "New Like!"; by default "Likes you" where that applies. Rows show it above the name. */
  flag?: ReactNode
  matchId?: string
  /** Where a report from this card was made; by default the match, if there is one. */
  surface?: 'like' | 'match' | 'profile'
  eager?: boolean
  children?: ReactNode
  actions?: ReactNode
}

const REASONS_SHOWN = 2
const upright = 'grid-rows-[auto_1fr]'
const frames = {
  portrait: upright,
  thumbnail: upright,
  row: 'grid-cols-[7.5rem_1fr] sm:grid-cols-[10rem_1fr]',
}
const sideBySideFrom20 = '@min-[20rem]:flex-row @min-[20rem]:items-start @min-[20rem]:justify-between'
const columns = {
  portrait: sideBySideFrom20,
  thumbnail: sideBySideFrom20,
  row: '@min-[32rem]:flex-row @min-[32rem]:items-start @min-[32rem]:justify-between',
}
/**
 * Smaller than the displayed size on phones, because the next picture costs three times the data and looks the same.
 */
const photoSizes = {
  portrait: '(width < 40rem) 70vw, 20rem',
  thumbnail: '(width < 40rem) 40vw, 16rem',
  row: '10rem',
}

/** The whole card is a link to the profile; its buttons are above that link. */
export function MemberCard(props: MemberCardProps) {
  const { card, layout = 'portrait', reasons = [], matchId, eager, children, actions } = props
  const { surface = matchId ? 'match' : 'profile' } = props
  const { flag = card.likes_you && <LikesYou /> } = props
  const id = useId()
  const [explained, setExplained] = useState(false)
  const safety = { member: card, matchId, canHide: true, about: { surface } } as const
  const explain = reasons.length > 0 ? () => setExplained(!explained) : undefined

  return (
    <article
      aria-labelledby={id}
      className="@container relative h-full overflow-clip rounded-lg border border-line bg-card focus-inside:outline-3 focus-inside:outline-teal"
    >
      <div className={cx('grid h-full', frames[layout])}>
        <div
          className={cx('relative', layout === 'row' && 'm-3 me-0 self-start overflow-clip rounded-portrait')}
        >
          <CardPhoto card={card} eager={eager} sizes={photoSizes[layout]} />
          {flag && layout !== 'row' && (
            <div className="pointer-events-none absolute inset-x-2 top-2 flex flex-wrap-reverse gap-1">
              {flag}
              <span aria-hidden="true" className="ms-auto h-7 w-11" />{' '}
              {/* Leaves room for the photo count, so that a long flag wraps below it. */}
            </div>
          )}
          <PhotoCount card={card} matchId={matchId} />
          {layout !== 'row' && (
            <div className="absolute end-1 bottom-1 z-1">
              <SafetyMenu {...safety} look="over" className="size-11!" />
            </div>
          )}
          {explained && <Reasons reasons={reasons} onClose={() => setExplained(false)} />}
        </div>
        <div className="flex min-w-0 flex-col gap-1.5 p-3 @min-[13rem]:p-4">
          {layout === 'row' && (
            <div className="absolute end-1 top-1 z-1">
              <SafetyMenu {...safety} className="size-11!" />
            </div>
          )}
          {flag && layout === 'row' && <div>{flag}</div>}
          <div className={cx('flex flex-col gap-2', columns[layout], layout === 'row' && 'pe-9')}>
            <Name id={id} card={card} />
            <div className="relative z-1 self-start">
              <MatchChip percent={card.compatibility_percentage} onExplain={explain} />
            </div>
          </div>
          <Facts card={card} />
          <StrongestReasons reasons={reasons.slice(0, REASONS_SHOWN)} />
          {children}
          {actions && (
            <div className="relative z-1 mt-auto grid gap-2 pt-2 @min-[22rem]:flex @min-[22rem]:flex-wrap">
              {actions}
            </div>
          )}
        </div>
      </div>
    </article>
  )
}

function Name({ id, card: { user_id, display_name, age, verified } }: { id: string; card: CardData }) {
  const text = words.card.nameAge(display_name, age)
  return (
    <h3 id={id} className="flex min-w-0 items-start gap-1.5 text-base font-bold @min-[13rem]:text-lg">
      <MemberLink
        memberId={user_id}
        label={text}
        className="block min-w-0 wrap-anywhere no-underline outline-none after:absolute after:inset-0"
      >
        {text}
      </MemberLink>
      {verified && (
        <span className="flex h-[1lh] items-center">
          <VerifiedBadge />
        </span>
      )}
    </h3>
  )
}

interface CardPhotoProps {
  card: CardData
  eager: boolean | undefined
  sizes: string
}

function CardPhoto({ card, eager, sizes }: CardPhotoProps) {
  const { display_name, main_photo } = card
  return (
    <Photo
      src={main_photo?.signed_url ?? card.main_photo_signed_url}
      srcSet={main_photo?.srcset}
      sizes={sizes}
      alt={main_photo ? words.card.photoOf(display_name) : words.card.noPhoto(display_name)}
      name={display_name}
      thumbhash={main_photo?.thumbhash}
      blurred={main_photo?.blurred}
      eager={eager}
    />
  )
}

function Facts({ card }: { card: CardData }) {
  const faith = useFaith(card)
  return (
    <div className="grid grid-cols-1 gap-0.5 text-sm text-soft">
      <Fact icon={<MapPin size={15} aria-hidden="true" />}>
        <PlaceLabel member={card} />
      </Fact>
      {faith && <Fact icon={<BookOpen size={15} aria-hidden="true" />}>{faith}</Fact>}
    </div>
  )
}

// Reserves the line until the names have loaded.
const NO_BREAK_SPACE = '\u00a0'

function useFaith({ faith_id, denomination_id }: CardData): string {
  const labels = useLabels()
  if (!faith_id) return ''
  if (!labels) return NO_BREAK_SPACE
  const denomination = denomination_id && labels.denomination(faith_id, denomination_id)
  const faith = labels.faith(faith_id)
  return denomination ? words.card.faith(faith, denomination) : faith
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="flex min-w-0 items-start gap-1.5">
      <span className="flex h-[1lh] shrink-0 items-center">{icon}</span>
      <span className="line-clamp-3 wrap-anywhere">{children}</span>
    </p>
  )
}
