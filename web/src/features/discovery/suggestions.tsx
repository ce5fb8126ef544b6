import type { Suggestion } from '@ndoa/contract/discovery'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { linkClass } from '../../ui/link.ts'
import { LoadMore } from '../../ui/load-more.tsx'
import { Select } from '../../ui/select.tsx'
import { CardList, LoadingCards, MemberCard } from '../matches/index.ts'
import { type Filters, SORT_OPTIONS } from './filters.ts'

import type { useSuggestions } from './use-suggestions.ts'

export interface SuggestionsProps {
  list: ReturnType<typeof useSuggestions>
  sort: Filters['sort']
  /** While the member's preferences are being loaded. */
  disabled: boolean
  onSort: (sort: Filters['sort']) => void
  onReset: () => void
  /** What can be done with a member, such as Like. */
  actions: (member: Suggestion) => ReactNode
}

/** The members found, in all states: searching, failed, nobody, some, and the end of the list. */
export function Suggestions({ list, sort, disabled, onSort, onReset, actions }: SuggestionsProps) {
  const { failure, isSearching, members, total } = list
  return (
    <section aria-labelledby="found" className="grid grid-cols-1 gap-4">
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="found" className="text-lg font-bold" aria-live="polite">
          {members.length === 0 ? 'Matches' : foundText(total)}
        </h2>
        <Select
          label="Sort by"
          hideLabel
          options={SORT_OPTIONS}
          value={sort}
          disabled={disabled}
          onChange={({ target }) => onSort(target.value === 'newest' ? 'newest' : 'compatibility')}
          className="w-44"
        />
      </div>
      {failure && members.length === 0 && <FailedBanner list={list} />}
      {isSearching && !failure && <LoadingCards label="Searching for matches..." count={8} />}
      {!isSearching && !failure && members.length === 0 && <NobodyFound onReset={onReset} />}
      {members.length > 0 && <Found list={list} actions={actions} />}
    </section>
  )
}

const foundText = (total: number) =>
  total === 1 ? '1 match' : `${new Intl.NumberFormat('en').format(total)} matches`

const FIRST_ROW = 4

function Found({ list, actions }: Pick<SuggestionsProps, 'list' | 'actions'>) {
  return (
    <>
      <CardList>
        {list.members.map((member, index) => (
          <MemberCard
            key={member.user_id}
            card={member}
            reasons={member.reasons}
            eager={index < FIRST_ROW}
            actions={actions(member)}
          />
        ))}
      </CardList>
      {list.failure ? (
        <FailedBanner list={list} />
      ) : (
        <LoadMore
          hasMore={list.hasMore}
          busy={list.isLoadingMore}
          onMore={list.loadMore}
          text="Load More Matches"
          endText="You have seen everyone for these filters."
        />
      )}
    </>
  )
}

function FailedBanner({ list }: Pick<SuggestionsProps, 'list'>) {
  return (
    <Banner
      tone="error"
      title="Error Loading Matches"
      action={
        <Button variant="outline" size="sm" busy={list.isRetrying} onClick={list.retry}>
          Try Again
        </Button>
      }
    >
      <p>{list.failure}</p>
    </Banner>
  )
}

function NobodyFound({ onReset }: Pick<SuggestionsProps, 'onReset'>) {
  return (
    <EmptyState
      heading="h2"
      title="No Matches Found"
      text={
        <>
          Try a wider age range, another country or all faiths. Your{' '}
          <Link to="/profile" className={linkClass}>
            partner preferences
          </Link>{' '}
          also decide whom you see.
        </>
      }
      action={<Button onClick={onReset}>Reset Filters</Button>}
    />
  )
}
