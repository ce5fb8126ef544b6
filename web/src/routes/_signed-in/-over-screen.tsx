import type { MemberProfile } from '@ndoa/contract/profiles'
import { useRouter } from '@tanstack/react-router'
import { Suspense } from 'react'
import { words } from '../../app/screens/words/index.ts'
import { type Likeable, MemberActions } from '../../features/likes/index.ts'
import { MemberSheet } from '../../features/profiles/index.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { useIsOnline } from '../../lib/use-is-online.ts'
import { LoadingSheet } from '../../ui/loading-sheet.tsx'

export interface MemberSheetOverListProps {
  memberId: string | undefined
  /** Left out where everyone is matched already. */
  onLike?: (member: Likeable) => void
}

/** The profile at `?member=`, over any list; Back closes it too. */
export function MemberSheetOverList({ memberId, onLike }: MemberSheetOverListProps) {
  const close = useClosing('member')

  function like(member: Likeable) {
    close()
    onLike?.(member)
  }

  const actions = (profile: MemberProfile) => <MemberActions profile={profile} onLike={like} onGone={close} />
  return <MemberSheet memberId={memberId} onClose={close} actions={actions} />
}

/** Loaded only when a conversation is opened. */
const ConversationDialog = lazyPart(
  async () => (await import('../../features/messaging/over-screen.ts')).ConversationDialog,
)

/** The conversation at `?chat=`, over the screen that is there. */
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

/** Removes what opens over a screen from the address. */
function useClosing(name: 'member' | 'chat') {
  const { history, navigate } = useRouter()
  return () => {
    if (history.canGoBack()) return history.back()
    const search = (before: object) => ({ ...before, [name]: undefined })
    void navigate({ to: '.', search, replace: true, resetScroll: false })
  }
}
