import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { sentenceFor } from '../../lib/api-error.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FailedState } from '../../ui/failed-state.tsx'
import { Loading, Skeleton, SkeletonRow } from '../../ui/skeleton.tsx'
import { useToast } from '../../ui/toast.tsx'
import { useViewer } from '../accounts/index.ts'
import { StartConversation, useMyMatches } from '../matches/index.ts'
import { conversationsQuery } from './messaging.queries.ts'
import { NewMatches, useNewMatches } from './new-matches.tsx'

export interface MessagesFailedProps {
  heading?: 'h1' | 'h2'
  error: Error
  busy: boolean
  onRetry: () => void
}

export function MessagesFailed({ error, ...rest }: MessagesFailedProps) {
  const text = sentenceFor(error, 'Failed to fetch conversations')
  return (
    <div className="min-h-0 grow overflow-y-auto">
      <FailedState title="Error Loading Messages" text={text} retryText="Retry" {...rest} />
      {import.meta.env.DEV && <TestDb />}
    </div>
  )
}

/** Only in development: whether the database answers. */
function TestDb() {
  const queryClient = useQueryClient()
  const { id } = useViewer()
  const toast = useToast()

  const test = () =>
    queryClient.fetchQuery(conversationsQuery(id)).then(
      ({ length }) => toast.info(`The database answers: ${length} conversations.`),
      (error: unknown) => toast.error(String(error)),
    )

  return (
    <p className="text-center">
      <Button variant="quiet" onClick={() => void test()}>
        Test DB
      </Button>
    </p>
  )
}

export function LoadingConversations() {
  return (
    <Loading label="Loading conversations...">
      <Skeleton className="my-4 h-12" />
      <SkeletonRow />
      <SkeletonRow />
      <SkeletonRow />
      <SkeletonRow />
    </Loading>
  )
}

export function LoadingMessages() {
  return (
    <div className="flex min-h-0 grow flex-col justify-end p-4">
      <Loading label="Loading messages...">
        <div className="grid gap-3">
          <Skeleton className="h-11 w-3/5" />
          <Skeleton className="h-16 w-2/3 justify-self-end" />
          <Skeleton className="h-11 w-2/5" />
        </div>
      </Loading>
    </div>
  )
}

/** No conversation yet: there is no one to write to, or someone to pick. */
export function NoConversations() {
  const { data: matches } = useMyMatches()
  const { newMatches } = useNewMatches()
  if (matches && matches.length > 0) {
    return (
      <>
        <NewMatches matches={newMatches} />
        <EmptyState
          title="No Messages Yet"
          text="Say hello to one of your matches."
          action={<StartConversation />}
        />
      </>
    )
  }
  return (
    <EmptyState
      title="No Matches Found"
      text="You need to match with someone first to start a conversation."
      action={
        <Link to="/find-matches" className={buttonClass()}>
          Find Matches
        </Link>
      }
    />
  )
}

/** Beside the list, while no conversation is open. */
export function NothingSelected() {
  return (
    <div className="grid grow place-content-center">
      <EmptyState
        title="Select a Conversation"
        text="Choose a conversation from the list to read it and reply."
      />
    </div>
  )
}
