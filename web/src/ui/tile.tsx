import type { ReactNode } from 'react'
import { Skeleton } from './skeleton.tsx'

/** Tiles, two in a row on phones, four on wide screens; a description list for screen readers. */
export function Tiles({ children }: { children: ReactNode }) {
  return <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">{children}</dl>
}

/** One figure with its name. */
export function Tile({ label, value, icon, loading }: TileProps) {
  return (
    <div className="flex flex-col-reverse justify-end rounded-lg border border-line bg-card p-4 sm:p-5">
      <dt className="text-sm text-soft">{label}</dt>
      <dd className="flex items-center justify-between gap-2 text-3xl font-bold tabular-nums">
        {loading ? <Skeleton className="my-[0.1lh] h-[0.8lh] w-12" /> : value}
        {icon && <span className="text-brand">{icon}</span>}
      </dd>
    </div>
  )
}

export interface TileProps {
  label: string
  value: ReactNode
  icon?: ReactNode
  loading?: boolean
}
