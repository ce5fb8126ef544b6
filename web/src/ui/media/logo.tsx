import { cx } from '../cx.ts'

export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 40 28" aria-hidden="true" className={cx('h-8 w-auto', className)}>
      <path
        d="M14 2 26 14 14 26 2 14Z"
        className="fill-brand stroke-brand"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path
        d="M26 2 38 14 26 26 14 14Z"
        className="fill-teal stroke-teal"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path
        d="M20 8 26 14 20 20 14 14Z"
        className="fill-gold stroke-gold"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
    </svg>
  )
}

export function Logo({ name }: { name: string }) {
  return (
    <span className="inline-flex items-center gap-2.5">
      <LogoMark />
      <span className="display text-2xl text-ink">{name}</span>
    </span>
  )
}
