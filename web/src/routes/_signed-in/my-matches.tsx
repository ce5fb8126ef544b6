import { createFileRoute, Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import {
  LoadingCards,
  type MatchOrder,
  MatchTiles,
  MyMatches,
  useMyMatches,
} from '../../features/matches/index.ts'
import { anId, oneOf, searchOf } from '../../lib/search.ts'
import { usePageTitle } from '../../lib/use-page-title.ts'
import { useProgressiveCount } from '../../lib/use-progressive-count.ts'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FailedState } from '../../ui/failed-state.tsx'
import { useToast } from '../../ui/toast.tsx'
import { ConversationOverScreen, MemberSheetOverList } from './-over-screen.tsx'

export const Route = createFileRoute('/_signed-in/my-matches')({
  validateSearch: searchOf({
    sort: oneOf(['recent', 'compatibility', 'active', 'messages']),
    member: anId,
    chat: anId,
  }),
  component: Matches,
})

function Matches() {
  usePageTitle('My Matches')
  const { sort: order = 'recent', member, chat } = Route.useSearch()
  const navigate = Route.useNavigate()
  const { data: matches, isError, isFetching, refetch } = useMyMatches()
  const drawn = useProgressiveCount(matches?.length ?? 0)
  const toast = useToast()

  useEffect(() => {
    if (isError) toast.error('Error loading matches')
  }, [isError, toast])

  const sortBy = (sort: MatchOrder) =>
    void navigate({ search: (before) => ({ ...before, sort }), replace: true, resetScroll: false })

  if (isError && !matches) {
    return (
      <FailedState
        heading="h1"
        title="Error Loading Matches"
        text="Failed to fetch matches"
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1 className="display text-3xl">My Matches</h1>
      <MatchTiles matches={matches} />
      {!matches && <LoadingCards label="Loading matches..." count={4} look="rows" toolbar />}
      {matches?.length === 0 && <NoMatchesYet />}
      {matches && matches.length > 0 && (
        <MyMatches matches={matches} drawn={drawn} order={order} onOrder={sortBy} />
      )}
      <MemberSheetOverList memberId={member} />
      <ConversationOverScreen matchId={chat} />
    </div>
  )
}

function NoMatchesYet() {
  return (
    <EmptyState
      title="No Matches Yet"
      text="When you like somebody and they like you back, you can write to each other here."
      action={
        <Link to="/find-matches" className={buttonClass()}>
          Find Matches
        </Link>
      }
    />
  )
}
