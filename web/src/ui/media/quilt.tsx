import { cx } from '../cx.ts'

/** One area of the pattern per screen; a `divider` is a thin strip between two parts of a page. */
export function Quilt({ kind, className }: { kind: 'strip' | 'square' | 'divider'; className?: string }) {
  const look = { strip: 'quilt-strip h-24', square: 'quilt-square aspect-square', divider: 'quilt-strip h-2' }
  return <div aria-hidden="true" className={cx(look[kind], className)} />
}
