import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { sentenceFor } from '../../../lib/api/api-error.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { FailedState } from '../../../ui/feedback/failed-state.tsx'
import { Loading, Skeleton, SkeletonRow } from '../../../ui/feedback/skeleton.tsx'
import { useToast } from '../../../ui/feedback/toast-provider.tsx'
import { useViewer } from '../../identity/accounts/index.ts'
import { StartConversation, useMyMatches } from '../matches/index.ts'
import { NewMatches, useNewMatches } from './list/new-matches.tsx'
import { conversationsQuery } from './messaging.queries.ts'
import { words } from './words.ts'

export interface MessagesFailedProps {
  heading?: 'h1' | 'h2'
  error: Error
  busy: boolean
  onRetry: () => void
}

export function MessagesFailed({ error, ...rest }: MessagesFailedProps) {
  const text = sentenceFor(error, words.failed.text)
  return (
    <div className="min-h-0 grow overflow-y-auto">
      <FailedState title={words.failed.title} text={text} retryText={words.failed.retry} {...rest} />
      {import.meta.env.DEV && <TestDb />}
    </div>
  )
}

/** Development only: checks whether the database answers. */
function TestDb() {
  const queryClient = useQueryClient()
  const { id } = useViewer()
  const toast = useToast()

  const test = () =>
    queryClient.fetchQuery(conversationsQuery(id)).then(
      ({ length }) => toast.info(words.failed.answers(length)),
      (error: unknown) => toast.error(String(error)),
    )

  return (
    <p className="text-center">
      <Button variant="quiet" onClick={() => void test()}>
        {words.failed.test}
      </Button>
    </p>
  )
}

export function LoadingConversations() {
  return (
    <Loading label={words.loadingConversations}>
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
      <Loading label={words.loadingMessages}>
        <div className="grid gap-3">
          <Skeleton className="h-11 w-3/5" />
          <Skeleton className="h-16 w-2/3 justify-self-end" />
          <Skeleton className="h-11 w-2/5" />
        </div>
      </Loading>
    </div>
  )
}

export function NoConversations() {
  const { data: matches } = useMyMatches()
  const { newMatches } = useNewMatches()
  if (matches && matches.length > 0) {
    return (
      <>
        <NewMatches matches={newMatches} />
        <EmptyState title={words.noMessages.title} text={words.sayHello} action={<StartConversation />} />
      </>
    )
  }
  return (
    <EmptyState
      title={words.noMatches.title}
      text={words.noMatches.text}
      action={
        <Link to="/find-matches" className={buttonClass()}>
          {words.noMatches.find}
        </Link>
      }
    />
  )
}

export function NothingSelected() {
  return (
    <div className="grid grow place-content-center">
      <EmptyState title={words.nothingOpen.title} text={words.nothingOpen.text} />
    </div>
  )
}
