import type { ComponentProps } from 'react'
import { cx } from './cx.ts'

const looks = {
  plain: 'text-ink hover:bg-sand',
  filled: 'bg-sand text-ink hover:bg-line',
  brand: 'bg-brand text-on-brand hover:bg-brand-strong',
  over: 'bg-card/90 text-ink hover:bg-card',
}

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  label: string
  look?: keyof typeof looks
}

export function IconButton({ label, look = 'plain', className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={rest.title ?? label}
      className={cx(
        'press inline-grid size-12 shrink-0 place-items-center rounded-full disabled:opacity-55',
        looks[look],
        className,
      )}
    >
      {children}
    </button>
  )
}
