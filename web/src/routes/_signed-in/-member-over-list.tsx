import type { MemberProfile } from '@ndoa/contract/profiles'
import { useRouter } from '@tanstack/react-router'
import { type Likeable, MemberActions } from '../../features/likes/index.ts'
import { MemberSheet } from '../../features/profiles/index.ts'

export interface MemberOverListProps {
  memberId: string | undefined
  /** Where everybody is matched already there is nothing to like. */
  onLike?: (member: Likeable) => void
}

/** The profile at `?member=`, over whatever list is there; Back closes it, and so does everything else. */
export function MemberOverList({ memberId, onLike }: MemberOverListProps) {
  const { history, navigate } = useRouter()

  function close() {
    if (history.canGoBack()) return history.back()
    void navigate({ to: '.', search: withoutMember, replace: true, resetScroll: false })
  }

  function like(member: Likeable) {
    close()
    onLike?.(member)
  }

  const actions = (profile: MemberProfile) => <MemberActions profile={profile} onLike={like} />
  return <MemberSheet memberId={memberId} onClose={close} actions={actions} />
}

const withoutMember = (search: object) => ({ ...search, member: undefined })
