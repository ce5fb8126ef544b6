import type { Suggestion } from '@ndoa/contract/dating/discovery'
import { createFileRoute } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { words } from '../../app/screens/words.ts'
import {
  FilterPanel,
  type Filters,
  filtersFrom,
  Suggestions,
  toSearch,
  useFilterDraft,
  useKnownChoices,
  usePreferredFilters,
  useSuggestions,
} from '../../features/dating/discovery/index.ts'
import {
  CardActions,
  type Likeable,
  LikeSent,
  useDecidedIds,
  useLike,
} from '../../features/dating/likes/index.ts'
import { SavedSearches } from '../../features/dating/saved-searches/index.ts'
import { usePageTitle } from '../../lib/screen/use-page-title.ts'
import { useStable } from '../../lib/screen/use-stable.ts'
import { readId } from '../../lib/search.ts'
import { MemberSheetOverList } from './-over-screen.tsx'

interface FindSearch extends Record<string, unknown> {
  member?: string | undefined
  saved?: 'yes' | undefined
}

/** The address holds only filters that differ from the member's own preferences; Back restores earlier ones. */
export const Route = createFileRoute('/_signed-in/find-matches')({
  // Filters are checked where they are read, so that other pages need not load their names.
  validateSearch: (search: Record<string, unknown>): FindSearch => ({
    ...search,
    member: readId(search.member),
    saved: search.saved === 'yes' ? 'yes' : undefined,
  }),
  component: FindMatches,
})

function FindMatches() {
  usePageTitle(words.findPerfect)
  const { member, saved, ...search } = Route.useSearch()
  const navigate = Route.useNavigate()
  const { preferred, inForce, draft, isReady, isLoading, applyNow, startAgain } = useFilters(search)
  const lookingFor = inForce.gender === preferred.gender ? undefined : inForce.gender
  const { like, undo, sent, dismiss, resumeDialog } = useLike(lookingFor)
  const list = useSuggestions({ filters: inForce, isReady, likedIds: useDecidedIds() })
  const onLike = useStable((liked: Likeable) => void like(liked))
  const [actions] = useState(() => (suggestion: Suggestion) => (
    <CardActions member={suggestion} onLike={onLike} />
  ))
  return (
    <div className="grid grid-cols-1 gap-4 sm:gap-6">
      <h1 className="display text-3xl">{words.findPerfect}</h1>
      <FilterPanel
        filters={draft.shown}
        preferred={preferred}
        disabled={isLoading}
        onChange={draft.change}
        onApply={applyNow}
        onClear={() => void startAgain()}
      />
      <Suspense fallback={<div className="min-h-11" />}>
        <SavedSearches
          filters={draft.shown}
          disabled={isLoading}
          isAsked={saved === 'yes'}
          onOpen={applyNow}
          onClose={() => void navigate({ search: { ...search, member }, replace: true, resetScroll: false })}
        />
      </Suspense>
      <Suggestions
        list={list}
        filters={draft.shown}
        preferred={preferred}
        disabled={isLoading}
        onSort={(sort) => draft.change({ sort })}
        onReset={() => void startAgain()}
        onRelax={(part) => applyNow({ ...inForce, ...part })}
        actions={actions}
      />
      <MemberSheetOverList memberId={member} lookingFor={lookingFor} onLike={onLike} />
      <LikeSent sent={sent} onUndo={undo} onClose={dismiss} />
      {resumeDialog}
    </div>
  )
}

function useFilters(search: Record<string, unknown>) {
  const navigate = Route.useNavigate()
  const { preferred, isReady, isLoading, reload } = usePreferredFilters()
  const { filters: inForce, isReady: areKnown } = useKnownChoices(filtersFrom(search, preferred))
  const apply = (filters: Filters) => navigate({ search: toSearch(filters, preferred), resetScroll: false })
  const draft = useFilterDraft(inForce, apply)

  function applyNow(filters: Filters) {
    draft.discard()
    void apply(filters)
  }

  async function startAgain() {
    draft.discard()
    await navigate({ search: {}, resetScroll: false })
    await reload()
  }

  return { preferred, inForce, draft, isReady: isReady && areKnown, isLoading, applyNow, startAgain }
}
