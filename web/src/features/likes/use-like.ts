import { useState } from 'react'
import { limitSentence } from '../../lib/api-error.ts'
import { useToast } from '../../ui/toast.tsx'
import { useViewer } from '../accounts/index.ts'
import { useAnnounceMatch } from '../matches/index.ts'
import { useLikeMember } from './likes.queries.ts'

export interface Likeable {
  user_id: string
  display_name: string
}

/**
 * Likes a member and shows the result: Match Found when it is mutual, else Like Sent with the message of the server
 * (`sent`, until `dismiss`). `like` returns whether it succeeded.
 */
export function useLike() {
  const give = useGiveLike()
  const toast = useToast()
  const [sent, setSent] = useState<string | null>(null)

  async function like(member: Likeable): Promise<boolean> {
    try {
      const { matched, message } = await give(member)
      if (!matched) setSent(message)
      return true
    } catch (error) {
      toast.error(limitSentence(error, 'Failed to like user. Please try again.'))
      return false
    }
  }

  return { like, sent, dismiss: () => setSent(null) }
}

/** Answers a received like. The card is removed at once and restored when the like fails. */
export function useLikeBack() {
  const give = useGiveLike()
  const toast = useToast()

  return async function likeBack(member: Likeable): Promise<void> {
    try {
      await give(member)
      toast.success(`Liked ${member.display_name} back!`)
    } catch (error) {
      toast.error(limitSentence(error, 'Failed to like back. Please try again.'))
    }
  }
}

function useGiveLike() {
  const viewer = useViewer()
  const announce = useAnnounceMatch()
  const { mutateAsync } = useLikeMember()

  return async function give({ user_id, display_name }: Likeable) {
    const { data, message } = await mutateAsync({ from_id: viewer.id, to_id: user_id })
    if (data.match_id) announce({ match_id: data.match_id, display_name })
    return { matched: data.is_matched, message: message ?? 'User liked successfully!' }
  }
}
