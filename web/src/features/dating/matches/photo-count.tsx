import type { MemberCard } from '@ndoa/contract/dating/discovery'
import { Images } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useIsOnline } from '../../../lib/api/use-is-online.ts'
import { lazyPart } from '../../../lib/loading/lazy-part.ts'
import { LoadingSheet } from '../../../ui/dialogs/loading-sheet.tsx'
import { words } from './words.ts'

const PhotoViewer = lazyPart(async () => (await import('./photo-viewer.tsx')).default)

export function PhotoCount({ card, matchId }: { card: MemberCard; matchId?: string | undefined }) {
  const { photo_count: count, display_name } = card
  const [hasOpened, setHasOpened] = useState(false)
  const [open, setOpen] = useState(false)
  const isOnline = useIsOnline()
  const close = () => setOpen(false)
  if (count === 0) return null

  function show() {
    setHasOpened(true)
    setOpen(true)
  }

  return (
    <>
      <button
        type="button"
        aria-label={words.card.photos(count, display_name)}
        onClick={show}
        className="absolute end-0 top-0 z-1 grid min-h-11 min-w-11 place-items-center rounded-lg p-2 text-ink -outline-offset-3"
      >
        <span className="flex items-center gap-1.5 rounded-full bg-card px-2.5 py-0.5 text-sm font-medium tabular-nums">
          <Images size={15} aria-hidden="true" />
          {count}
        </span>
      </button>
      {hasOpened && (
        <Suspense
          fallback={
            open && !isOnline && <LoadingSheet title={display_name} isOnline={false} onClose={close} />
          }
        >
          <PhotoViewer member={card} matchId={matchId} open={open} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
