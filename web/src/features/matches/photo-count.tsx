import type { MemberCard } from '@ndoa/contract/discovery'
import { Images } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

// Loaded only when it is opened.
const PhotoViewer = lazy(() => import('./photo-viewer.tsx'))

/** The number of photos, as a button that shows them; nothing when there are none. */
export function PhotoCount({ card, matchId }: { card: MemberCard; matchId?: string | undefined }) {
  const { photo_count: count, display_name } = card
  const [wanted, setWanted] = useState(false)
  const [open, setOpen] = useState(false)
  if (count === 0) return null

  function show() {
    setWanted(true)
    setOpen(true)
  }

  return (
    <>
      <button
        type="button"
        aria-label={`${count === 1 ? '1 photo' : `${count} photos`} of ${display_name}`}
        onClick={show}
        className="absolute end-0 top-0 z-1 grid min-h-11 min-w-11 place-items-center rounded-lg p-2 text-ink -outline-offset-3"
      >
        <span className="flex items-center gap-1.5 rounded-full bg-card px-2.5 py-0.5 text-sm font-medium tabular-nums">
          <Images size={15} aria-hidden="true" />
          {count}
        </span>
      </button>
      {wanted && (
        <Suspense>
          <PhotoViewer member={card} matchId={matchId} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
