import { BadgeCheck, Heart } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { words } from './words.ts'

export interface BadgeProps {
  count: number
  /** "1 unread message", "99+ unread messages". */
  label: (count: number, shown: string) => string
  onBrand?: boolean
}

export function Badge({ count, label, onBrand }: BadgeProps) {
  if (count <= 0) return null
  const shown = count > 99 ? words.many(99) : String(count)
  return (
    <span
      className={cx(
        'inline-grid h-6 min-w-6 shrink-0 place-items-center rounded-full px-1.5 text-xs font-bold tabular-nums',
        onBrand ? 'bg-on-brand text-brand' : 'bg-brand text-on-brand',
      )}
    >
      <span aria-hidden="true">{shown}</span>
      <span className="sr-only">{label(count, shown)}</span>
    </span>
  )
}

const tones = {
  neutral: 'bg-sand text-ink',
  teal: 'bg-teal-tint text-teal',
  gold: 'bg-gold text-on-gold',
  error: 'bg-error-tint text-error',
  success: 'bg-success-tint text-success',
  verified: 'bg-verified-tint text-verified',
  brand: 'bg-brand text-on-brand',
  solid: 'bg-card text-ink',
}

export interface ChipProps {
  tone?: keyof typeof tones
  icon?: ReactNode
  children: ReactNode
}

export function Chip({ tone = 'neutral', icon, children }: ChipProps) {
  return (
    <span
      className={cx(
        'inline-flex min-h-7 items-center gap-1.5 rounded-full px-3 text-sm font-medium whitespace-nowrap',
        tones[tone],
      )}
    >
      {icon}
      {children}
    </span>
  )
}

export function MatchChip({ percent, onExplain }: { percent: number; onExplain?: () => void }) {
  const text = words.match(percent)
  if (!onExplain) return <Chip tone="gold">{text}</Chip>
  return (
    <button
      type="button"
      onClick={onExplain}
      aria-label={words.seeWhy(text)}
      className="press -my-2 inline-flex min-h-11 items-center rounded-full"
    >
      <Chip tone="gold">
        <span className="underline decoration-dotted underline-offset-4">{text}</span>
      </Chip>
    </button>
  )
}

export function LikesYou() {
  return (
    <Chip tone="brand" icon={<Heart size={14} fill="currentColor" aria-hidden="true" />}>
      {words.likesYou}
    </Chip>
  )
}

export function VerifiedBadge({ withText }: { withText?: boolean }) {
  if (withText) {
    return (
      <Chip tone="verified" icon={<BadgeCheck size={16} aria-hidden="true" />}>
        {words.verified}
      </Chip>
    )
  }
  return (
    <BadgeCheck size={20} role="img" aria-label={words.verified} className="inline shrink-0 text-verified" />
  )
}
