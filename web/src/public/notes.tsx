import { cx } from '../ui/cx.ts'
import { facts } from './facts.ts'

/** Marks content that the operator has not confirmed yet. */
export function IllustrativeNote({ text, className }: { text: string; className?: string }) {
  if (facts.areConfirmed) return null
  return (
    <p className={cx('rounded-md border border-teal bg-teal-tint px-5 py-3', className)}>
      <strong>Illustrative.</strong> {text}
    </p>
  )
}

/** Marks something that is announced but does not exist yet. */
export function ComingSoon() {
  return (
    <span className="rounded-full border border-line px-2 text-xs font-medium whitespace-nowrap">
      Coming soon
    </span>
  )
}
