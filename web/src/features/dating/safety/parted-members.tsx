import type { BlockedMember, HiddenMember, Parting } from '@ndoa/contract/dating/safety'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { dateLabel } from '../../../lib/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { FailedState } from '../../../ui/feedback/failed-state.tsx'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import { ListStates } from '../../../ui/lists/list-states.tsx'
import { words as ui } from '../../../ui/words.ts'
import {
  blockedMembersQuery,
  hiddenMembersQuery,
  partingsQuery,
  useLatestActs,
  useParting,
} from './safety.queries.ts'
import { SafetyMenu } from './safety-menu.tsx'
import { words } from './words/parted.ts'

export function PartedMembers() {
  return (
    <>
      <Hidden />
      <Blocked />
      <Partings />
    </>
  )
}

function Hidden() {
  const acts = useLatestActs()
  const query = useQuery({
    ...hiddenMembersQuery,
    select: (members) => members.filter(({ user_id }) => acts.get(user_id) !== 'unhide'),
  })
  const part = useParting()
  return (
    <Section title={words.hidden.title} text={words.hidden.text} empty={words.hidden.empty} query={query}>
      {(member: HiddenMember) => (
        <Row
          key={member.user_id}
          name={member.display_name}
          text={words.hidden.on(dateLabel(member.created_at))}
          action={
            <Button
              variant="outline"
              size="sm"
              aria-label={words.hidden.showAgainName(member.display_name)}
              onClick={() => part('unhide', member)}
            >
              {words.hidden.showAgain}
            </Button>
          }
        />
      )}
    </Section>
  )
}

function Blocked() {
  const acts = useLatestActs()
  const query = useQuery({
    ...blockedMembersQuery,
    select: (members) => members.filter(({ user_id }) => acts.get(user_id) !== 'unblock'),
  })
  const part = useParting()
  return (
    <Section title={words.blocked.title} text={words.blocked.text} empty={words.blocked.empty} query={query}>
      {(member: BlockedMember) => (
        <Row
          key={member.user_id}
          name={member.display_name}
          text={words.blocked.on(dateLabel(member.created_at))}
          action={
            <Button
              variant="outline"
              size="sm"
              aria-label={words.blocked.unblockName(member.display_name)}
              onClick={() => part('unblock', member)}
            >
              {words.blocked.unblock}
            </Button>
          }
        />
      )}
    </Section>
  )
}

function Partings() {
  const query = useQuery(partingsQuery)
  const acts = useLatestActs()
  const isBlocked = ({ user_id, is_blocked }: Parting) => is_blocked || acts.get(user_id ?? '') === 'block'
  return (
    <Section
      title={words.partings.title}
      text={words.partings.text}
      empty={words.partings.empty}
      query={query}
    >
      {(parting: Parting) => (
        <Row
          key={parting.id}
          name={parting.display_name}
          text={(parting.kind === 'block' ? words.blocked.on : words.partings.unmatchedOn)(
            dateLabel(parting.created_at),
          )}
          action={
            parting.user_id !== null && (
              <SafetyMenu
                member={{ ...parting, user_id: parting.user_id }}
                canBlock={!isBlocked(parting)}
                about={{ surface: 'parting' }}
              />
            )
          }
        />
      )}
    </Section>
  )
}

interface SectionProps<Item> {
  title: string
  text: string
  empty: string
  query: UseQueryResult<Item[]>
  children: (item: Item) => ReactNode
}

function Section<Item>({ title, text, empty, query, children }: SectionProps<Item>) {
  const { data, error, isFetching, refetch } = query
  return (
    <Card>
      <h2 className="mb-1 text-xl font-bold">{title}</h2>
      {data && data.length > 0 && <p className="mb-2 text-sm text-soft">{text}</p>}
      <ListStates
        items={data}
        loading={<Spinner label={ui.loading} />}
        failed={
          error &&
          !data && <FailedState title={words.failed} busy={isFetching} onRetry={() => void refetch()} />
        }
        empty={<p className="py-2">{empty}</p>}
      >
        {(items) => <ul className="divide-y divide-line">{items.map(children)}</ul>}
      </ListStates>
    </Card>
  )
}

function Row({ name, text, action }: { name: string; text: string; action: ReactNode }) {
  return (
    <li className="flex min-h-16 items-center justify-between gap-4 py-2">
      <div className="min-w-0">
        <p dir="auto" className="truncate font-semibold">
          {name}
        </p>
        <p className="text-sm text-soft">{text}</p>
      </div>
      {action}
    </li>
  )
}
