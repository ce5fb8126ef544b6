import { Eye } from 'lucide-react'
import { useEffect, useState } from 'react'
import { cx } from '../../ui/cx.ts'
import { useGreyscale } from './greyscale-switch.tsx'
import { countHardItem } from './hard-items.ts'

interface HiddenPictureProps {
  src: string
  label: string
  className?: string
  shown?: boolean
  onShow?: () => void
}

/** Does not load the picture until it is asked for. */
export function HiddenPicture({ src, label, className, shown, onShow }: HiddenPictureProps) {
  const [pressed, setPressed] = useState(false)
  const [failed, setFailed] = useState(false)
  const [isGrey] = useGreyscale()
  const isShown = shown ?? pressed
  useEffect(() => {
    if (isShown) countHardItem()
  }, [isShown])
  const frame = cx('relative grid aspect-4/5 place-items-center overflow-clip rounded-md bg-sand', className)
  if (failed)
    return <div className={cx(frame, 'p-3 text-center text-sm text-soft')}>{label}: no longer there</div>
  if (isShown)
    return (
      <div className={frame}>
        <img
          src={src}
          alt={label}
          onError={() => setFailed(true)}
          className={cx('absolute inset-0 size-full object-contain', isGrey && 'grayscale')}
        />
      </div>
    )
  return (
    <button
      type="button"
      data-hidden-picture
      onClick={() => {
        setPressed(true)
        onShow?.()
      }}
      className={cx(
        frame,
        'press w-full border border-dashed border-edge p-3 text-center text-sm font-medium',
      )}
    >
      <span className="grid justify-items-center gap-2">
        <Eye size={24} aria-hidden="true" className="text-brand-strong" />
        <span>Show {label}</span>
      </span>
    </button>
  )
}

export function revealNext(): void {
  document.querySelector<HTMLButtonElement>('[data-hidden-picture]')?.click()
}
