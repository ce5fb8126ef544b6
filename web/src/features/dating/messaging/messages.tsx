import type { MyMatch } from '@ndoa/contract/dating/matches'
import type { Conversation } from '@ndoa/contract/dating/messaging'
import { Link } from '@tanstack/react-router'
import { HeartHandshake } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useIsDesktop } from '../../../lib/screen/use-desktop.ts'
import { useNow } from '../../../lib/screen/use-now.ts'
import { usePageMark } from '../../../lib/screen/use-page-mark.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { ListStates } from '../../../ui/lists/list-states.tsx'
import { ConversationPicker } from './list/conversation-picker.tsx'
import { NewMatches, useNewMatches } from './list/new-matches.tsx'
import { useConversations } from './list/use-conversations.ts'
import {
  LoadingConversations,
  MessagesFailed,
  NoConversations,
  NothingSelected,
} from './messaging-states.tsx'
import { Chat } from './thread/chat.tsx'
import { NewMessageAnnouncer } from './thread/new-message-announcer.tsx'
import { useWindowHeight } from './use-window-height.ts'
import { words } from './words.ts'

export interface MessagesProps {
  matchId: string | undefined
  onOpen: (matchId: string | undefined) => void
}

export function Messages({ matchId, onOpen }: MessagesProps) {
  const { conversations, isPending, error, isFetching, refetch } = useConversations(matchId)
  // The list waits for new matches, so that it does not move when they arrive.
  const { newMatches, isLoading } = useNewMatches()
  return (
    <ListStates
      items={isPending || isLoading ? undefined : conversations}
      loading={
        <>
          <Title />
          <LoadingConversations />
        </>
      }
      failed={
        error && (
          <MessagesFailed heading="h1" error={error} busy={isFetching} onRetry={() => void refetch()} />
        )
      }
      empty={
        <>
          <Title />
          <NoConversations />
        </>
      }
    >
      {(listed) => <SideBySide {...{ matchId, onOpen, newMatches }} conversations={listed} />}
    </ListStates>
  )
}

interface SideBySideProps extends MessagesProps {
  conversations: readonly Conversation[]
  newMatches: readonly MyMatch[]
}

function SideBySide({ conversations, newMatches, matchId, onOpen }: SideBySideProps) {
  const begunIds = new Set(conversations.filter(({ content }) => content).map(({ match_id }) => match_id))
  const open = conversations.find(({ match_id }) => match_id === matchId)
  const unwritten = newMatches.filter(({ match_id }) => !begunIds.has(match_id))
  const unwrittenIds = new Set(unwritten.map(({ match_id }) => match_id))
  const listed = conversations.filter(({ match_id }) => !unwrittenIds.has(match_id))
  const isDesktop = useIsDesktop()
  const now = useNow()
  const [chosenId, setChosenId] = useState<string>()
  useWindowHeight()
  usePageMark('data-fills-window', true)
  usePageMark('data-covers-bars', open !== undefined)
  useFirstOpen(isDesktop && !open, () => onOpen(conversations[0]?.match_id))
  useFocusBackInList(open?.match_id)

  return (
    <div className="flex min-h-0 min-w-0 grow flex-col gap-4">
      <Title isHidden={open !== undefined} />
      <div className="grid min-h-0 grow grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] border-line bg-card max-lg:-mx-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:overflow-clip lg:rounded-lg lg:border">
        <section
          aria-label={words.conversations}
          className={cx(
            'flex min-h-0 flex-col border-line max-lg:border-t lg:border-e',
            open && 'max-lg:hidden',
          )}
        >
          <NewMatches matches={unwritten} onChoose={setChosenId} />
          {listed.length > 0 && (
            <ConversationPicker conversations={listed} now={now} onChoose={setChosenId} />
          )}
        </section>
        <section
          aria-label={words.conversation}
          className={cx('flex min-h-0 min-w-0 flex-col', !open && 'max-lg:hidden')}
        >
          {open ? (
            <Chat
              key={open.match_id}
              conversation={open}
              now={now}
              focus={chosenId === open.match_id ? (isDesktop ? 'composer' : 'back') : null}
              onBack={() => onOpen(undefined)}
              onGone={() => onOpen(undefined)}
            />
          ) : (
            <NothingSelected />
          )}
        </section>
      </div>
      <NewMessageAnnouncer conversations={conversations} openId={open?.match_id} />
    </div>
  )
}

/** Links to My Matches, which has no place in the phone's tab bar. */
function Title({ isHidden }: { isHidden?: boolean }) {
  return (
    <div className={cx('flex items-center justify-between gap-4', isHidden && 'max-lg:sr-only')}>
      <h1 className="display text-3xl">{words.title}</h1>
      <Link to="/my-matches" className={cx(buttonClass('quiet', 'sm'), isHidden && 'max-lg:hidden')}>
        <HeartHandshake size={18} aria-hidden="true" />
        {words.myMatches}
      </Link>
    </div>
  )
}

function useFirstOpen(isWanted: boolean, openFirst: () => void) {
  const begin = useEffectEvent(openFirst)
  useEffect(() => {
    if (isWanted) begin()
  }, [isWanted])
}

function useFocusBackInList(openId: string | undefined) {
  const before = useRef(openId)
  useEffect(() => {
    if (!openId && before.current) {
      document.querySelector<HTMLElement>(`[data-conversation="${before.current}"]`)?.focus()
    }
    before.current = openId
  }, [openId])
}
