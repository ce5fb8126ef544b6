import type { Suggestion } from '@ndoa/contract/dating/discovery'
import { FIND_MATCHES_LIMIT } from '@ndoa/contract/limits'
import { Link } from '@tanstack/react-router'
import { memo, type ReactNode, type Ref, useRef } from 'react'
import { useProgressiveCount } from '../../../lib/screen/use-progressive-count.ts'
import { Button } from '../../../ui/button.tsx'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Select } from '../../../ui/forms/select.tsx'
import { linkClass } from '../../../ui/link.ts'
import { ListStates } from '../../../ui/lists/list-states.tsx'
import { LoadMore } from '../../../ui/lists/load-more.tsx'
import { words as ui } from '../../../ui/words.ts'
import { rich } from '../../../words/rich.tsx'
import { CardList, LoadingCards, MemberCard } from '../matches/index.ts'
import { ActiveFilterChips } from './active-filter-chips.tsx'
import { type Filters, sortOptions } from './filters.ts'
import { Relaxations } from './relaxations.tsx'
import type { useSuggestions } from './use-suggestions.ts'
import { words } from './words.ts'

export interface SuggestionsProps {
  list: ReturnType<typeof useSuggestions>
  filters: Filters
  preferred: Filters
  disabled: boolean
  onSort: (sort: Filters['sort']) => void
  onReset: () => void
  onRelax: (part: Partial<Filters>) => void
  actions: (member: Suggestion) => ReactNode
}

export function Suggestions(props: SuggestionsProps) {
  const { list, filters, preferred, disabled, onSort, onReset, onRelax, actions } = props
  const { failure, isSearching, members } = list
  const drawn = useProgressiveCount(members.length)
  const heading = useRef<HTMLHeadingElement>(null)

  /** The pressed button is removed with its list, so the focus moves to the heading. */
  function restart(begin: () => void) {
    heading.current?.focus({ preventScroll: true })
    begin()
  }

  const relaxations = (
    <Relaxations
      relaxations={list.relaxations}
      isEmpty={members.length === 0}
      onRelax={(part) => restart(() => onRelax(part))}
    />
  )
  return (
    <section aria-labelledby="found" className="grid grid-cols-1 gap-4">
      <ActiveFilterChips
        filters={filters}
        preferred={preferred}
        onRemove={(removal) => restart(() => onRelax(removal))}
        onClear={() => restart(onReset)}
      />
      <Head {...{ list, disabled, onSort }} sort={filters.sort} headingRef={heading} />
      <ListStates
        items={isSearching ? undefined : members}
        loading={<LoadingCards label={words.searching} count={8} />}
        failed={failure && <FailedBanner list={list} />}
        empty={
          <NoMatchesFound onReset={() => restart(onReset)}>
            {list.relaxations.length > 0 && relaxations}
          </NoMatchesFound>
        }
      >
        {() => (
          <>
            <FoundSuggestions members={members.slice(0, drawn)} actions={actions} />
            {drawn >= Math.min(members.length, FIND_MATCHES_LIMIT) && (
              <>
                <Footer list={list} />
                {relaxations}
              </>
            )}
          </>
        )}
      </ListStates>
    </section>
  )
}

interface HeadProps extends Pick<SuggestionsProps, 'list' | 'disabled' | 'onSort'> {
  sort: Filters['sort']
  headingRef: Ref<HTMLHeadingElement>
}

function Head({ list: { members, total, found }, sort, disabled, onSort, headingRef }: HeadProps) {
  return (
    <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <h2 ref={headingRef} tabIndex={-1} id="found" className="text-lg font-bold outline-none">
        {members.length === 0 ? words.matches : words.found(total)}
      </h2>
      {/* Announces search results; Like Sent announces cards that leave the list. */}
      <p role="status" className="sr-only">
        {found > 0 && found === total && words.found(found)}
      </p>
      <Select
        label={words.sortBy}
        hideLabel
        options={sortOptions()}
        value={sort}
        disabled={disabled}
        onChange={({ target }) => onSort(target.value === 'newest' ? 'newest' : 'compatibility')}
        className="w-44"
      />
    </div>
  )
}

const FIRST_ROW = 4

function FoundSuggestions({
  members,
  actions,
}: Pick<SuggestionsProps, 'actions'> & { members: readonly Suggestion[] }) {
  return (
    <CardList>
      {members.map((member, index) => (
        <FoundCard key={member.user_id} member={member} eager={index < FIRST_ROW} actions={actions} />
      ))}
    </CardList>
  )
}

interface FoundCardProps extends Pick<SuggestionsProps, 'actions'> {
  member: Suggestion
  eager: boolean
}

/** Memoized, so that a slow phone answers a like without drawing the other cards again. */
const FoundCard = memo(function FoundCard({ member, eager, actions }: FoundCardProps) {
  return <MemberCard card={member} reasons={member.reasons} eager={eager} actions={actions(member)} />
})

/** Rendered after the first page has loaded, so that it never moves. */
function Footer({ list }: Pick<SuggestionsProps, 'list'>) {
  if (list.failure) return <FailedBanner list={list} />
  return (
    <LoadMore
      hasMore={list.hasMore}
      busy={list.isLoadingMore}
      onMore={list.loadMore}
      text={words.loadMore}
      endText={words.end}
    />
  )
}

function FailedBanner({ list }: Pick<SuggestionsProps, 'list'>) {
  return (
    <Banner
      tone="error"
      title={words.failed.title}
      action={
        <Button variant="outline" size="sm" busy={list.isRetrying} onClick={list.retry}>
          {ui.tryAgain}
        </Button>
      }
    >
      <p>{list.failure}</p>
    </Banner>
  )
}

function NoMatchesFound({ onReset, children }: Pick<SuggestionsProps, 'onReset'> & { children: ReactNode }) {
  return (
    <EmptyState
      heading="h2"
      title={words.noMatches.title}
      text={children || <GeneralAdvice />}
      action={<Button onClick={onReset}>{words.noMatches.reset}</Button>}
    />
  )
}

function GeneralAdvice() {
  return rich(words.noMatches.advice, { a: preferencesLink })
}

const preferencesLink = (text: string) => (
  <Link to="/profile" className={linkClass}>
    {text}
  </Link>
)
