import { EyeOff } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { cx } from './cx.ts'
import { ThumbhashCanvas } from './thumbhash-canvas.tsx'

const ratios = { portrait: 'aspect-4/5', square: 'aspect-square' }

export interface PhotoProps {
  src?: string | null
  srcSet?: string
  sizes?: string
  alt: string
  /** Whose photo it is: the first letter stands in when there is none. */
  name: string
  /** Base64 thumbhash; shown until the photo is there. */
  thumbhash?: string | null
  ratio?: keyof typeof ratios
  /** Says on the photo that it was blurred (the server does the blurring). */
  blurred?: boolean
  /** For the first row of a page; others wait until they come near. */
  eager?: boolean
  rounded?: boolean
  /** Badges and buttons on top of the photo. */
  children?: ReactNode
}

/** A photo that never moves the page: fixed ratio, colour first, picture when it has come. */
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
  const [failed, setFailed] = useState<string | null>(null)
  const shown = src && failed !== src
  return (
    <div
      className={cx('relative isolate overflow-clip bg-sand', ratios[ratio], rounded && 'rounded-portrait')}
    >
      {thumbhash && <ThumbhashCanvas hash={thumbhash} />}
      {shown ? (
        <img
          {...pictureOf(src, srcSet, sizes)}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setFailed(src)}
          className="absolute inset-0 size-full object-cover object-top"
        />
      ) : (
        <Initial name={name} alt={alt} />
      )}
      {blurred && (
        <span className="absolute inset-x-3 bottom-3 mx-auto flex w-fit items-center gap-1.5 rounded-full bg-card px-3 py-1 text-sm font-medium text-ink">
          <EyeOff size={16} aria-hidden="true" />
          Photo blurred
        </span>
      )}
      {children}
    </div>
  )
}

/** Where data are saved (`data-saver` on the page), the smallest picture does. */
function pictureOf(src: string, srcSet?: string, sizes?: string) {
  const saves = document.documentElement.hasAttribute('data-saver')
  return saves ? { src: srcSet?.split(' ')[0] ?? src } : { src, srcSet, sizes }
}

function Initial({ name, alt }: { name: string; alt: string }) {
  return (
    <div
      // Without words it is as silent as the picture would have been.
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
  // By hand: `Intl.Segmenter` takes a slow phone as long as half a screen.
  return (/^.\p{M}*/su.exec(name.trim())?.[0] ?? '?').toLocaleUpperCase()
}
