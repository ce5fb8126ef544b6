import type { ReactNode } from 'react'

export interface EmptyStateProps {
  heading?: 'h1' | 'h2'
  title: string
  text?: ReactNode
  action?: ReactNode
  picture?: 'pair' | 'woman' | 'man'
}

export function EmptyState({
  heading: Heading = 'h2',
  title,
  text,
  action,
  picture = 'pair',
}: EmptyStateProps) {
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-3 px-4 py-10 text-center">
      <div
        aria-hidden="true"
        className="quilt-square mb-2 flex size-44 items-end justify-center overflow-clip rounded-xl border-8 border-card"
      >
        <div className="flex size-28 items-end justify-center overflow-clip rounded-t-full border-4 border-b-0 border-on-gold bg-cream">
          {picture !== 'man' && <Portrait who="woman" paired={picture === 'pair'} />}
          {picture !== 'woman' && <Portrait who="man" paired={picture === 'pair'} />}
        </div>
      </div>
      <Heading className="text-xl font-bold">{title}</Heading>
      {text && <div className="text-soft text-pretty">{text}</div>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  )
}

function Portrait({ who, paired }: { who: 'woman' | 'man'; paired: boolean }) {
  return (
    <img
      src={`/art/${who}.svg`}
      alt=""
      width={96}
      height={96}
      className={paired ? 'size-18 max-w-none first:-me-4' : 'size-24'}
    />
  )
}
