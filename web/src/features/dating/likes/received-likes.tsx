import type { ReceivedLike } from '@ndoa/contract/dating/likes'
import { LayoutGrid, List } from 'lucide-react'
import { Segmented } from '../../../ui/forms/segmented.tsx'
import { Select } from '../../../ui/forms/select.tsx'
import { CardList } from '../matches/index.ts'
import { inOrder, type LikeOrder } from './like-order.ts'
import { ReceivedLikeCard } from './received-like-card.tsx'
import type { Likeable } from './use-like.ts'
import { words } from './words.ts'

type LikeView = 'grid' | 'list'

const ICONS = {
  grid: <LayoutGrid size={18} aria-hidden="true" />,
  list: <List size={18} aria-hidden="true" />,
}
const VIEWS = ['grid', 'list'] as const

export interface LikeToolbarProps {
  order: LikeOrder
  view: LikeView
  onOrder: (order: LikeOrder) => void
  onView: (view: LikeView) => void
}

export function LikeToolbar({ order, view, onOrder, onView }: LikeToolbarProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <Select
        label={words.sortBy}
        hideLabel
        options={Object.entries(words.orders).map(([value, label]) => ({ value, label }))}
        value={order}
        onChange={({ target }) => onOrder(target.value as LikeOrder)}
        className="grow sm:max-w-60"
      />
      <div className="max-sm:w-full">
        <Segmented
          label={words.layout}
          options={VIEWS.map((value) => ({ value, label: words.views[value], icon: ICONS[value] }))}
          value={view}
          onChange={onView}
        />
      </div>
    </div>
  )
}

const FIRST_ROWS = 4

export interface ReceivedLikesProps {
  likes: readonly ReceivedLike[]
  drawn: number
  order: LikeOrder
  view: LikeView
  onLikeBack: (member: Likeable) => void
}

export function ReceivedLikes({ likes, drawn, order, view, onLikeBack }: ReceivedLikesProps) {
  return (
    <section aria-label={words.list}>
      <h2 className="sr-only">{words.title}</h2>
      <CardList look={view === 'grid' ? 'thumbnails' : 'rows'}>
        {inOrder(likes, order)
          .slice(0, drawn)
          .map((like, index) => (
            <ReceivedLikeCard
              key={like.id}
              like={like}
              layout={view === 'grid' ? 'thumbnail' : 'row'}
              eager={index < FIRST_ROWS}
              onLikeBack={onLikeBack}
            />
          ))}
      </CardList>
    </section>
  )
}
