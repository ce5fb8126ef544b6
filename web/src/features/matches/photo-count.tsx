import type { MemberCard } from '@ndoa/contract/discovery'
import { Images } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../lib/lazy-part.ts'
import { useIsOnline } from '../../lib/use-is-online.ts'
import { LoadingSheet } from '../../ui/loading-sheet.tsx'
import { words } from './words/index.ts'

// Loaded only when it is opened.
const PhotoViewer = lazyPart(async () => (await import('./photo-viewer.tsx')).default)

/** The number of photos, as a button that shows them; nothing when there are none. */
export function PhotoCount({ card, matchId }: { card: MemberCard; matchId?: string | undefined }) {
  const { photo_count: count, display_name } = card
  const [wanted, setWanted] = useState(false)
  const [open, setOpen] = useState(false)
  const isOnline = useIsOnline()
  const close = () => setOpen(false)
  if (count === 0) return null

  function show() {
    setWanted(true)
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
      {wanted && (
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
