import type { ViewedPhoto } from '@ndoa/contract/profiles'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useRef, useState } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import { Photo } from '../../ui/photo.tsx'

export interface PhotoGalleryProps {
  photos: readonly ViewedPhoto[]
  name: string
}

/** A member's photos side by side, moved through by swiping, buttons and arrow keys. */
export function PhotoGallery({ photos, name }: PhotoGalleryProps) {
  const strip = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)
  if (photos.length === 0) return <Photo name={name} alt={`${name} has no photo yet`} />

  function turn(steps: number) {
    const width = strip.current?.clientWidth ?? 0
    strip.current?.scrollBy({ left: steps * width * direction(strip.current) })
  }

  function noteShown() {
    const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {}
    setShown(Math.round(Math.abs(scrollLeft) / clientWidth))
  }

  const several = photos.length > 1
  return (
    <section aria-label={`Photos of ${name}`} className="relative">
      <ul
        ref={strip}
        onScroll={noteShown}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be reached and scrolled by keyboard
        tabIndex={several ? 0 : undefined}
        aria-label="Photos"
        className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain -outline-offset-3 [scrollbar-width:none]"
      >
        {photos.map((photo, index) => (
          <li key={photo.id} className="w-full shrink-0 snap-center snap-always">
            <Photo
              src={photo.signed_url}
              srcSet={photo.srcset}
              sizes="(width < 64rem) 100vw, 30rem"
              alt={`Photo ${index + 1} of ${photos.length} of ${name}`}
              name={name}
              thumbhash={photo.thumbhash}
              blurred={photo.blurred}
              eager={index === 0}
            />
          </li>
        ))}
      </ul>
      {several && <PhotoNavigation shown={shown} count={photos.length} onTurn={turn} />}
    </section>
  )
}

const direction = (element: Element | null) =>
  element && getComputedStyle(element).direction === 'rtl' ? -1 : 1

interface PhotoNavigationProps {
  shown: number
  count: number
  onTurn: (steps: number) => void
}

function PhotoNavigation({ shown, count, onTurn }: PhotoNavigationProps) {
  return (
    <>
      <p className="absolute start-3 top-3 rounded-full bg-card px-3 py-1 text-sm font-medium tabular-nums">
        <span className="sr-only">Photo </span>
        {shown + 1} / {count}
      </p>
      <div className="pointer-events-none absolute inset-x-3 inset-y-0 flex items-center justify-between *:pointer-events-auto">
        <IconButton label="Previous photo" look="over" disabled={shown === 0} onClick={() => onTurn(-1)}>
          <ChevronLeft size={22} aria-hidden="true" className="rtl:rotate-180" />
        </IconButton>
        <IconButton label="Next photo" look="over" disabled={shown === count - 1} onClick={() => onTurn(1)}>
          <ChevronRight size={22} aria-hidden="true" className="rtl:rotate-180" />
        </IconButton>
      </div>
    </>
  )
}
