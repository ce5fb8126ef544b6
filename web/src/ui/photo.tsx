import { EyeOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { ThumbhashCanvas } from './thumbhash-canvas.tsx'
import { usePicture } from './use-picture.ts'
import { words } from './words/index.ts'

/** `low` is upright and at most half as high as the window, so that what is below it can be seen. */
const ratios = { portrait: 'aspect-4/5', low: 'aspect-4/5 max-h-[48svh] w-full', square: 'aspect-square' }

export interface PhotoProps {
  src?: string | null
  srcSet?: string
  sizes?: string
  alt: string
  /** Whose photo it is: without a photo the first letter is shown. */
  name: string
  /** Base64 thumbhash; shown until the photo is there. */
  thumbhash?: string | null
  ratio?: keyof typeof ratios
  /** Labels the photo as blurred (the server blurs it). */
  blurred?: boolean
  /** For the first row of a page; others are loaded when they are scrolled near. */
  eager?: boolean
  rounded?: boolean
  /** Badges and buttons on top of the photo. */
  children?: ReactNode
}

/** A photo that causes no layout shift: fixed ratio, a colour first, the picture when it has loaded. */
export function Photo(props: PhotoProps) {
  const {
    src,
    srcSet,
    sizes,
    alt,
    name,
    thumbhash,
    ratio = 'portrait',
    blurred,
    eager,
    rounded,
    children,
  } = props
  const { failed, onError } = usePicture(src)
  return (
    <div
      className={cx('relative isolate overflow-clip bg-sand', ratios[ratio], rounded && 'rounded-portrait')}
    >
      {thumbhash && <ThumbhashCanvas hash={thumbhash} />}
      {src && !failed ? (
        <img
          {...pictureOf(src, srcSet, sizes)}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          onError={onError}
          className="absolute inset-0 size-full object-cover object-top"
        />
      ) : (
        <Initial name={name} alt={alt} />
      )}
      {blurred && (
        <span className="absolute inset-x-3 bottom-3 mx-auto flex w-fit items-center gap-1.5 rounded-full bg-card px-3 py-1 text-sm font-medium text-ink">
          <EyeOff size={16} aria-hidden="true" />
          {words.photoBlurred}
        </span>
      )}
      {children}
    </div>
  )
}

/** When data should be saved (`data-saver` on the page), only the smallest picture is loaded. */
function pictureOf(src: string, srcSet?: string, sizes?: string) {
  const saves = document.documentElement.hasAttribute('data-saver')
  return saves ? { src: srcSet?.split(' ')[0] ?? src } : { src, srcSet, sizes }
}

function Initial({ name, alt }: { name: string; alt: string }) {
  return (
    <div
      // Without a text it is hidden from screen readers, as the picture would have been.
      role={alt ? 'img' : undefined}
      aria-label={alt || undefined}
      className="@container absolute inset-0 grid place-items-center text-brand-strong"
    >
      <span aria-hidden="true" className="text-[40cqi] font-bold">
        {firstLetter(name)}
      </span>
    </div>
  )
}

/** The first letter with its tone marks, in upper case. */
export function firstLetter(name: string): string {
  // Without `Intl.Segmenter`, which takes a slow phone as long as half a screen.
  return (/^.\p{M}*/su.exec(name.trim())?.[0] ?? '?').toLocaleUpperCase()
}
