import type { MemberProfile } from '@ndoa/contract/dating/profiles'
import type { Gender } from '@ndoa/contract/identity/reference'
import { useRouter } from '@tanstack/react-router'
import { Suspense } from 'react'
import { words } from '../../app/screens/words.ts'
import { type Likeable, MemberActions } from '../../features/dating/likes/index.ts'
import { MemberSheet } from '../../features/dating/profiles/index.ts'
import { useIsOnline } from '../../lib/api/use-is-online.ts'
import { lazyPart } from '../../lib/loading/lazy-part.ts'
import { LoadingSheet } from '../../ui/dialogs/loading-sheet.tsx'

export interface MemberSheetOverListProps {
  memberId: string | undefined
  lookingFor?: Gender | undefined
  onLike?: (member: Likeable) => void
}

export function MemberSheetOverList({ memberId, lookingFor, onLike }: MemberSheetOverListProps) {
  const close = useClosing('member')

  function like(member: Likeable) {
    close()
    onLike?.(member)
  }

  const actions = (profile: MemberProfile) => <MemberActions profile={profile} onLike={like} onGone={close} />
  return <MemberSheet memberId={memberId} lookingFor={lookingFor} onClose={close} actions={actions} />
}

const ConversationDialog = lazyPart(
  async () => (await import('../../features/dating/messaging/over-screen.ts')).ConversationDialog,
)

export function ConversationOverScreen({ matchId }: { matchId: string | undefined }) {
  const close = useClosing('chat')
  const isOnline = useIsOnline()
  return (
    <Suspense
      fallback={!isOnline && <LoadingSheet title={words.conversation} isOnline={false} onClose={close} />}
    >
      {matchId && <ConversationDialog key={matchId} matchId={matchId} onClose={close} />}
    </Suspense>
  )
}

function useClosing(name: 'member' | 'chat') {
  const { history, navigate } = useRouter()
  return () => {
    if (history.canGoBack()) return history.back()
    const search = (before: object) => ({ ...before, [name]: undefined })
    void navigate({ to: '.', search, replace: true, resetScroll: false })
  }
}
