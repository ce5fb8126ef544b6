import type { MyMatch } from '@ndoa/contract/dating/matches'
import { searchIn } from '@ndoa/contract/search'
import { useQuery } from '@tanstack/react-query'
import { MessageCirclePlus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { FailedState } from '../../../ui/feedback/failed-state.tsx'
import { Loading, SkeletonRow } from '../../../ui/feedback/skeleton.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { Avatar } from '../../../ui/media/avatar.tsx'
import { words as ui } from '../../../ui/words.ts'
import { useViewer } from '../../identity/accounts/index.ts'
import { ChatLink, type ChatLinkProps } from './chat-link.tsx'
import { myMatchesQuery } from './matches.queries.ts'
import { words } from './words.ts'

export function StartConversation({ over }: Pick<ChatLinkProps, 'over'>) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        icon={<MessageCirclePlus size={18} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {words.start.title}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={words.start.title} size="sm">
        <MatchPicker over={over} onGo={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function MatchPicker(link: Pick<ChatLinkProps, 'over' | 'onGo'>) {
  const { data, isPending, isFetching, refetch } = useQuery(myMatchesQuery(useViewer().id))
  const [search, setSearch] = useState('')
  if (isPending) {
    return (
      <Loading label={words.start.loading}>
        <SkeletonRow />
        <SkeletonRow />
      </Loading>
    )
  }
  if (!data) {
    return <FailedState title={words.start.failed} busy={isFetching} onRetry={() => void refetch()} />
  }
  if (data.length === 0) return <NoMatchesToMessage />
  const found = searchIn(data, search, ({ display_name }) => [display_name])
  return (
    <div className="grid gap-3">
      <TextField
        label={words.start.search}
        type="search"
        data-autofocus
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <ul className="-mx-3">
        {found.map((match) => (
          <li key={match.match_id}>
            <MatchRow match={match} {...link} />
          </li>
        ))}
      </ul>
      <p role="status" className="text-soft">
        {found.length === 0 && words.start.nothing}
      </p>
    </div>
  )
}

function MatchRow({ match, ...link }: { match: MyMatch } & Pick<ChatLinkProps, 'over' | 'onGo'>) {
  const { display_name, age, display_location, compatibility_percentage: percent } = match
  return (
    <ChatLink
      {...link}
      matchId={match.match_id}
      className="flex min-h-16 items-center gap-3 rounded-md px-3 py-2 text-ink no-underline hover:bg-sand"
    >
      <Avatar name={display_name} src={match.main_photo_signed_url} />
      <span className="min-w-0 grow">
        <span dir="auto" className="block truncate font-semibold">
          {words.card.nameAge(display_name, age)}
        </span>
        <span className="block truncate text-sm text-soft">{display_location}</span>
      </span>
      <span className="text-sm font-medium text-soft">{ui.percent(percent)}</span>
    </ChatLink>
  )
}

function NoMatchesToMessage() {
  return (
    <div className="py-4">
      <p className="font-semibold">{words.start.noMatches.title}</p>
      <p className="mt-1 text-soft">{words.start.noMatches.text}</p>
    </div>
  )
}
