import { cx } from '../cx.ts'

/** Without a label it is hidden from screen readers, for places where text says the same. */
export function Spinner({ label, small }: { label?: string; small?: boolean }) {
  const ring = (
    <span
      aria-hidden="true"
      className={cx(
        'inline-block animate-spin rounded-full border-current border-e-transparent',
        small ? 'size-5 border-2' : 'size-10 border-4 text-brand',
      )}
    />
  )
  if (!label) return ring
  return (
    <span role="status" className="inline-flex flex-col items-center gap-3 text-soft">
      {ring}
      {label}
    </span>
  )
}
