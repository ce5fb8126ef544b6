import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'

/** Fetched only when somebody writes. */
const ConversationDialog = lazy(async () => {
  const { ConversationDialog } = await import('../../features/messaging/conversation-dialog.tsx')
  return { default: ConversationDialog }
})

/** The conversation at `?chat=`, over the screen that is there; Back closes it, and so does everything else. */
export function ConversationOverScreen({ matchId }: { matchId: string | undefined }) {
  const { history, navigate } = useRouter()

  function close() {
    if (history.canGoBack()) return history.back()
    void navigate({ to: '.', search: withoutChat, replace: true, resetScroll: false })
  }

  return (
    <Suspense>{matchId && <ConversationDialog key={matchId} matchId={matchId} onClose={close} />}</Suspense>
  )
}

const withoutChat = (search: object) => ({ ...search, chat: undefined })
