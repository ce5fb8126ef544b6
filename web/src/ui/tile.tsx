import type { LucideIcon } from 'lucide-react'
import { Skeleton } from './skeleton.tsx'

/** One figure with its name. */
export interface Tile {
  label: string
  value: string | number
  Icon: LucideIcon
  iconClass?: string
}

/** Figures, two in a row on phones, four on wide screens; a description list for screen readers. */
export function Tiles({ tiles, loading }: { tiles: readonly Tile[]; loading?: boolean }) {
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
      {tiles.map(({ label, value, Icon, iconClass }) => (
        <div
          key={label}
          className="flex flex-col-reverse justify-end rounded-lg border border-line bg-card p-4 sm:p-5"
        >
          <dt className="text-sm text-soft">{label}</dt>
          <dd className="flex items-center justify-between gap-2 text-3xl font-bold tabular-nums">
            {loading ? <Skeleton className="my-[0.1lh] h-[0.8lh] w-12" /> : value}
            <span className="text-brand">
              <Icon aria-hidden="true" className={iconClass} />
            </span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
