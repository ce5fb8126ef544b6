import { createFileRoute, Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { words } from '../../app/screens/words.ts'
import {
  LoadingCards,
  type MatchOrder,
  MatchTiles,
  MyMatches,
  useMyMatches,
} from '../../features/dating/matches/index.ts'
import { usePageTitle } from '../../lib/screen/use-page-title.ts'
import { useProgressiveCount } from '../../lib/screen/use-progressive-count.ts'
import { oneOf, readId, searchOf } from '../../lib/search.ts'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { useToast } from '../../ui/feedback/toast-provider.tsx'
import { ListScreen } from '../../ui/lists/list-screen.tsx'
import { ConversationOverScreen, MemberSheetOverList } from './-over-screen.tsx'

export const Route = createFileRoute('/_signed-in/my-matches')({
  validateSearch: searchOf({
    sort: oneOf(['recent', 'compatibility', 'active', 'messages']),
    member: readId,
    chat: readId,
  }),
  component: Matches,
})

function Matches() {
  usePageTitle(words.matches.title)
  const { sort: order = 'recent', member, chat } = Route.useSearch()
  const navigate = Route.useNavigate()
  const query = useMyMatches()
  const { data: matches, isError } = query
  const drawn = useProgressiveCount(matches?.length ?? 0)
  const toast = useToast()

  useEffect(() => {
    if (isError) toast.error(words.matches.failedToast)
  }, [isError, toast])

  const sortBy = (sort: MatchOrder) =>
    void navigate({ search: (before) => ({ ...before, sort }), replace: true, resetScroll: false })

  return (
    <ListScreen
      title={words.matches.title}
      summary={<MatchTiles matches={matches} />}
      query={query}
      failedTitle={words.matches.failed}
      failedText={words.matches.failedText}
      items={matches}
      loading={<LoadingCards label={words.matches.loading} count={4} look="rows" toolbar />}
      empty={<NoMatchesYet />}
      dialogs={
        <>
          <MemberSheetOverList memberId={member} />
          <ConversationOverScreen matchId={chat} />
        </>
      }
    >
      {(items) => <MyMatches matches={items} drawn={drawn} order={order} onOrder={sortBy} />}
    </ListScreen>
  )
}

function NoMatchesYet() {
  return (
    <EmptyState
      title={words.matches.none}
      text={words.matches.noneText}
      action={
        <Link to="/find-matches" className={buttonClass()}>
          {words.findMatches}
        </Link>
      }
    />
  )
}
