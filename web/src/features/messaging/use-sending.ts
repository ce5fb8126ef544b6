import type { Message } from '@ndoa/contract/messaging'
import { type Mutation, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { sentenceFor } from '../../lib/api-error.ts'
import { randomId } from '../../lib/random-id.ts'
import { useViewer } from '../accounts/index.ts'
import { addMessageToCache, CONVERSATIONS, sendMessage } from './messaging.queries.ts'
import type { Draft, SentDraft } from './timeline.ts'

type Sending = Mutation<{ data: Message }, Error, Draft>

/**
 * Sends messages to a match, one after the other. `sent` holds those that are not stored yet, until the page is
 * closed; `retry` repeats one under its own id, so that it is never stored twice.
 */
export function useSending(matchId: string) {
  const queryClient = useQueryClient()
  const { id: viewerId } = useViewer()
  const mutationKey = ['send-message', viewerId, matchId]
  const { mutateAsync } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    gcTime: Number.POSITIVE_INFINITY,
    mutationFn: sendMessage,
    onSuccess: ({ data }) => addMessageToCache(queryClient, data, viewerId),
    // The other member may have left.
    onError: () => void queryClient.invalidateQueries({ queryKey: CONVERSATIONS }),
  })
  const sent = useMutationState<SentDraft | undefined, Sending>({
    filters: { mutationKey },
    select: ({ state: { variables, error } }) => variables && { draft: variables, failure: failureOf(error) },
  })

  function deliver(draft: Draft) {
    mutateAsync(draft).then(
      () => forget(draft),
      () => {}, // shown through `sent`
    )
  }

  function forget({ client_message_id }: Draft) {
    const cache = queryClient.getMutationCache()
    for (const mutation of cache.findAll({ mutationKey })) {
      if ((mutation as Sending).state.variables?.client_message_id === client_message_id)
        cache.remove(mutation)
    }
  }

  const known = sent.filter((one) => one !== undefined)
  return {
    sent: known,
    isSending: known.some(({ failure }) => failure === null),
    send: (content: string) =>
      deliver({
        match_id: matchId,
        client_message_id: randomId(),
        content,
        created_at: new Date().toISOString(),
      }),
    retry: (draft: Draft) => {
      forget(draft)
      deliver(draft)
    },
    discard: forget,
  }
}

const failureOf = (error: Error | null) =>
  error && sentenceFor(error, 'Your message couldn’t be sent. Please try again.')
