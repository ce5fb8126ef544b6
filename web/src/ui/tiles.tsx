import type { LucideIcon } from 'lucide-react'
import { Skeleton } from './feedback/skeleton.tsx'

export interface Tile {
  label: string
  value: string | number
  Icon: LucideIcon
  iconClass?: string
}

export function Tiles({ tiles, loading }: { tiles: readonly Tile[]; loading?: boolean }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(4.5rem,1fr))] rounded-lg border border-line bg-card py-2 lg:grid-cols-4 lg:gap-4 lg:border-0 lg:bg-transparent lg:py-0">
      {tiles.map(({ label, value, Icon, iconClass }) => (
        <div
          key={label}
          className="flex flex-col-reverse justify-end px-2 py-1 max-lg:items-center max-lg:text-center lg:rounded-lg lg:border lg:border-line lg:bg-card lg:p-5"
        >
          <dt className="text-xs text-soft lg:text-sm">{label}</dt>
          <dd className="flex items-center justify-between gap-2 text-xl font-bold tabular-nums lg:text-3xl">
            {loading ? <Skeleton className="my-[0.1lh] h-[0.8lh] w-12" /> : value}
            <span className="text-brand max-lg:hidden">
              <Icon aria-hidden="true" className={iconClass} />
            </span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
