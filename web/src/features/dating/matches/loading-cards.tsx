import { Loading, Skeleton, SkeletonCard, SkeletonLines } from '../../../ui/feedback/skeleton.tsx'
import { CardList } from './card-list.tsx'

export interface LoadingCardsProps {
  label?: string
  count: number
  look?: 'portraits' | 'thumbnails' | 'rows'
  toolbar?: boolean
}

export function LoadingCards({ label, count, look, toolbar }: LoadingCardsProps) {
  return (
    <Loading label={label}>
      {toolbar && <Skeleton className="mb-4 h-12 sm:max-w-60" />}
      <CardList look={look}>
        {Array.from({ length: count }, (_, index) =>
          look === 'rows' ? <RowSkeleton key={index} /> : <SkeletonCard key={index} />,
        )}
      </CardList>
    </Loading>
  )
}

function RowSkeleton() {
  return (
    <div className="grid grid-cols-[7.5rem_1fr] overflow-clip rounded-lg border border-line bg-card sm:grid-cols-[10rem_1fr]">
      <div className="m-3 me-0 aspect-4/5 animate-shimmer self-start rounded-portrait bg-sand" />
      <div className="min-h-44 p-4">
        <SkeletonLines />
      </div>
    </div>
  )
}
