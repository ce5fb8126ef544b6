import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'

export function Card({ flush, className, ...rest }: ComponentProps<'div'> & { flush?: boolean }) {
  return (
    <div
      {...rest}
      className={cx(
        'rounded-lg border border-line bg-card',
        flush ? 'overflow-clip' : 'p-5 sm:p-6',
        className,
      )}
    />
  )
}

export function SectionHeader({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="mb-4 flex min-h-11 items-center justify-between gap-4">
      <h2 className="display text-2xl">{title}</h2>
      {children}
    </div>
  )
}
