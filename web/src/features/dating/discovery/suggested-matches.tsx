import type { Suggestion } from '@ndoa/contract/dating/discovery'
import { DASHBOARD_MATCHES } from '@ndoa/contract/limits'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { buttonClass } from '../../../ui/button.tsx'
import { SectionHeader } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { FailedState } from '../../../ui/feedback/failed-state.tsx'
import { linkClass } from '../../../ui/link.ts'
import { ListStates } from '../../../ui/lists/list-states.tsx'
import { srOnly } from '../../../ui/sr-only.tsx'
import { rich } from '../../../words/rich.tsx'
import { useViewer } from '../../identity/accounts/index.ts'
import { CardList, LoadingCards, MemberCard } from '../matches/index.ts'
import { bestSuggestionsQuery } from './best-suggestions.queries.ts'
import { words } from './words.ts'

export interface SuggestedMatchesProps {
  likedIds: ReadonlySet<string>
  actions: (member: Suggestion) => ReactNode
}

export function SuggestedMatches(props: SuggestedMatchesProps) {
  return (
    <section>
      <SectionHeader title={words.suggested.title}>
        <Link to="/find-matches" className={linkClass}>
          {rich(words.suggested.viewAll, { more: srOnly })}
        </Link>
      </SectionHeader>
      <Best {...props} />
    </section>
  )
}

function Best({ likedIds, actions }: SuggestedMatchesProps) {
  const { data, isPending, isFetching, refetch } = useQuery(bestSuggestionsQuery(useViewer().id))
  return (
    <ListStates
      items={data?.filter(({ user_id }) => !likedIds.has(user_id))}
      loading={<LoadingCards label={words.suggested.loading} count={DASHBOARD_MATCHES} look="thumbnails" />}
      failed={
        !data &&
        !isPending && (
          <FailedState title={words.failed.first} busy={isFetching} onRetry={() => void refetch()} />
        )
      }
      empty={<NoNewSuggestions />}
    >
      {(members) => (
        <CardList look="thumbnails">
          {members.map((member) => (
            <MemberCard
              key={member.user_id}
              card={member}
              layout="thumbnail"
              reasons={member.reasons}
              eager
              actions={actions(member)}
            />
          ))}
        </CardList>
      )}
    </ListStates>
  )
}

function NoNewSuggestions() {
  return (
    <EmptyState
      title={words.suggested.none.title}
      text={words.suggested.none.text}
      action={
        <Link to="/find-matches" className={buttonClass()}>
          {words.suggested.none.find}
        </Link>
      }
    />
  )
}
