import { cx } from '../cx.ts'
import { words } from '../words.ts'
import { firstLetter } from './photo.tsx'
import { usePicture } from './use-picture.ts'

const sizes = { sm: 'size-9 text-sm', md: 'size-12 text-lg', lg: 'size-16 text-2xl', xl: 'size-24 text-4xl' }

export interface AvatarProps {
  name: string
  src?: string | null
  size?: keyof typeof sizes
  online?: boolean
}

/** Hidden from screen readers, because the name is beside it. */
export function Avatar({ name, src, size = 'md', online }: AvatarProps) {
  const { failed, onError } = usePicture(src)
  return (
    <span className={cx('relative inline-grid shrink-0', sizes[size])}>
      <span className="relative grid place-items-center overflow-clip rounded-full bg-sand font-bold text-brand-strong">
        {src && !failed ? (
          <img
            src={src}
            alt=""
            loading="lazy"
            onError={onError}
            className="absolute inset-0 size-full object-cover object-top"
          />
        ) : (
          <span aria-hidden="true">{firstLetter(name)}</span>
        )}
      </span>
      {online && (
        <span className="absolute end-0 bottom-0 size-3.5 rounded-full border-2 border-card bg-teal">
          <span className="sr-only">{words.online}</span>
        </span>
      )}
    </span>
  )
}
