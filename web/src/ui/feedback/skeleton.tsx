import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { words } from '../words.ts'

export function Skeleton({ className, round }: { className?: string; round?: boolean }) {
  return <div className={cx('animate-shimmer bg-sand', round ? 'rounded-full' : 'rounded-md', className)} />
}

export function SkeletonLines({ lines = 3 }: { lines?: number }) {
  return (
    <div className="grid gap-2.5">
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} className={cx('h-4', index === lines - 1 && 'w-2/3')} />
      ))}
    </div>
  )
}

export function SkeletonCard() {
  return (
    <div className="overflow-clip rounded-lg border border-line bg-card">
      <div className="aspect-4/5 animate-shimmer bg-sand" />
      <div className="grid gap-4 p-4">
        <Skeleton className="h-6 w-2/3" />
        <SkeletonLines lines={2} />
        <Skeleton round className="h-11" />
      </div>
    </div>
  )
}

export function SkeletonRow() {
  return (
    <div className="flex items-center gap-4 py-3">
      <Skeleton round className="size-12 shrink-0" />
      <div className="grow">
        <SkeletonLines lines={2} />
      </div>
    </div>
  )
}

/** Announces once to screen readers that something is loading. */
export function Loading({ label = words.loading, children }: { label?: string; children: ReactNode }) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      <div aria-hidden="true">{children}</div>
    </div>
  )
}
