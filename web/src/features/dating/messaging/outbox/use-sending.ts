import { useMutationState, useQueryClient } from '@tanstack/react-query'
import { sentenceFor } from '../../../../lib/api/api-error.ts'
import { useIsOnline } from '../../../../lib/api/use-is-online.ts'
import { randomId } from '../../../../lib/random-id.ts'
import { serverNow } from '../../../../lib/server-clock.ts'
import { useViewer } from '../../../identity/accounts/index.ts'
import { sendingKey } from '../messaging.queries.ts'
import type { Draft, SentDraft } from '../thread/timeline.ts'
import { words } from '../words.ts'
import { isOfEndedSession } from './ended-session.ts'
import { discard, type Sending, sendAgain, sendFromDevice } from './outbox.ts'

/**
 * Sends messages one after another. `sent` holds those that the server has not stored: in flight, waiting or refused.
 */
export function useSending(matchId: string) {
  const queryClient = useQueryClient()
  const isOnline = useIsOnline()
  const { id: viewerId } = useViewer()
  const states = useMutationState({
    filters: { mutationKey: sendingKey(viewerId, matchId) },
    select: ({ state }) => state as Sending['state'],
  })
  const sent = states.flatMap(({ variables: draft, error }): SentDraft[] =>
    draft ? [{ draft, failure: failureOf(error), isWaiting: !isOnline }] : [],
  )

  return {
    sent,
    isSending:
      isOnline && states.some(({ status, failureCount }) => status === 'pending' && failureCount === 0),
    send: (content: string) =>
      sendFromDevice(queryClient, viewerId, {
        match_id: matchId,
        client_message_id: randomId(),
        content,
        created_at: serverNow().toISOString(),
      }),
    retry: (draft: Draft) => sendAgain(queryClient, viewerId, draft),
    discard: (draft: Draft) => discard(queryClient, viewerId, draft),
  }
}

const failureOf = (error: Error | null) =>
  error && !isOfEndedSession(error) ? sentenceFor(error, words.sendFailed) : null
