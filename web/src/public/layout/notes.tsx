import { cx } from '../../ui/cx.ts'
import type { Claim } from '../claims.ts'
import { words } from '../words/site.ts'

interface DemoNoteProps {
  shown: readonly Claim[]
  what?: 'members' | 'figures' | 'positions'
  className?: string
}

export function DemoNote({ shown, what = 'members', className }: DemoNoteProps) {
  if (shown.every(({ confirmed }) => confirmed)) return null
  return (
    <p className={cx('w-fit rounded-md border border-teal bg-teal-tint px-5 py-3', className)}>
      <strong>{words.demo[what]}</strong>
    </p>
  )
}

export function ComingSoon() {
  return (
    <span className="rounded-full border border-line px-2 text-xs font-medium whitespace-nowrap">
      {words.comingSoon}
    </span>
  )
}
