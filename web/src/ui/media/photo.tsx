import { EyeOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { words } from '../words.ts'
import { ThumbhashCanvas } from './thumbhash-canvas.tsx'
import { usePicture } from './use-picture.ts'

/** `low` is at most half the window's height, so that the content below stays visible. */
const ratios = { portrait: 'aspect-4/5', low: 'aspect-4/5 max-h-[48svh] w-full', square: 'aspect-square' }

export interface PhotoProps {
  src?: string | null
  srcSet?: string
  sizes?: string
  alt: string
  name: string
  /** Base64; shown until the photo has loaded. */
  thumbhash?: string | null
  ratio?: keyof typeof ratios
  /** Adds the label "Photo blurred"; the server blurs the photo itself. */
  blurred?: boolean
  eager?: boolean
  rounded?: boolean
  children?: ReactNode
}

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

/** Loads only the smallest picture when data should be saved. */
function pictureOf(src: string, srcSet?: string, sizes?: string) {
  const saves = document.documentElement.hasAttribute('data-saver')
  return saves ? { src: srcSet?.split(' ')[0] ?? src } : { src, srcSet, sizes }
}

function Initial({ name, alt }: { name: string; alt: string }) {
  return (
    <div
      // Without a text it is hidden from screen readers, like the picture it replaces.
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

export function firstLetter(name: string): string {
  // `Intl.Segmenter` takes a slow phone as long as drawing half a screen.
  return (/\p{L}\p{M}*/u.exec(name)?.[0] ?? '?').toLocaleUpperCase()
}
