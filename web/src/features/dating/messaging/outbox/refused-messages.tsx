import { useMutationState, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../../../lib/api/api-error.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialogs/dialog.tsx'
import { useViewer } from '../../../identity/accounts/index.ts'
import { sendingOf } from '../messaging.queries.ts'
import { words } from '../words.ts'
import { discard, type Sending } from './outbox.ts'

/** Shown over any screen, because the match has ended and no conversation can show the message. */
export function RefusedMessages() {
  const queryClient = useQueryClient()
  const { id } = useViewer()
  const refused = useMutationState({
    filters: { mutationKey: sendingOf(id), status: 'error' },
    select: ({ state }) => state as Sending['state'],
  }).flatMap(({ error, variables }) => (variables && hasNoConversation(error) ? variables : []))

  function close() {
    for (const draft of refused) discard(queryClient, id, draft)
  }

  return (
    <Dialog
      open={refused.length > 0}
      title={words.refused.title}
      description={words.gone.text}
      size="sm"
      role="alertdialog"
      onClose={close}
      footer={<Button onClick={close}>{words.refused.ok}</Button>}
    >
      <ul className="grid gap-2">
        {refused.map(({ client_message_id, content }) => (
          <li key={client_message_id} dir="auto" className="rounded-lg bg-sand px-4 py-2 wrap-anywhere">
            {content}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

const hasNoConversation = (error: Error | null) =>
  error instanceof ApiError && error.code === 'request.not_found'
