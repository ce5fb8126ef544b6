import { ArrowDown } from 'lucide-react'
import { Badge } from '../../../../ui/badge.tsx'
import { words } from '../words.ts'

export function JumpToLatest({ count, onJump }: { count: number; onJump: () => void }) {
  return (
    <button
      type="button"
      onClick={onJump}
      className="press absolute end-4 bottom-3 inline-flex min-h-12 min-w-12 items-center justify-center gap-2 rounded-full border border-edge bg-card px-3 font-semibold text-ink hover:bg-sand"
    >
      <ArrowDown size={22} aria-hidden="true" />
      <span className="sr-only">{words.jumpToLatest}</span>
      <Badge count={count} label={words.fresh} />
    </button>
  )
}
