import type { Gender } from '@ndoa/contract/identity/reference'
import { type ReactNode, useRef, useState } from 'react'
import { ApiError, limitSentence, sentenceFor } from '../../../lib/api/api-error.ts'
import { useToast } from '../../../ui/feedback/toast-provider.tsx'
import { useViewer } from '../../identity/accounts/index.ts'
import { useAnnounceMatch } from '../matches/index.ts'
import { useLikeMember, useTakeBackLike } from './likes.queries.ts'
import { useResumeToLike } from './use-resume-to-like.tsx'
import { words } from './words.ts'

export interface Likeable {
  user_id: string
  display_name: string
}

export interface SentLike extends Likeable {
  message: string
  /** Counts this screen's likes, so that identical announcements are repeated. */
  number: number
}

/**
 * Shows Match Found for a mutual like, otherwise `sent` until `dismiss`. `like` returns whether it succeeded; `undo`
 * takes back the last like. The screen must render `resumeDialog`. `lookingFor` is a gender chosen by hand.
 */
export function useLike(lookingFor?: Gender) {
  const { giveLike, resumeDialog } = useGiveLike(lookingFor)
  const takeBack = useTakeBackLike()
  const viewer = useViewer()
  const toast = useToast()
  const count = useRef(0)
  const [sent, setSent] = useState<SentLike | null>(null)

  async function like(member: Likeable): Promise<boolean> {
    try {
      const result = await giveLike(member)
      if (!result) return false
      count.current += 1
      setSent(result.matched ? null : { ...member, message: result.message, number: count.current })
      return true
    } catch (error) {
      toast.error(refusalSentence(error, words.likeFailed))
      return false
    }
  }

  async function undo(): Promise<void> {
    if (!sent) return
    setSent(null)
    try {
      await takeBack.mutateAsync({ from_id: viewer.id, to_id: sent.user_id, undo: true })
    } catch (error) {
      toast.error(sentenceFor(error, words.undoFailed))
    }
  }

  return { like, undo: () => void undo(), sent, dismiss: () => setSent(null), resumeDialog }
}

export function useLikeBack(): { likeBack: (member: Likeable) => Promise<void>; resumeDialog: ReactNode } {
  const { giveLike, resumeDialog } = useGiveLike()
  const toast = useToast()

  async function likeBack(member: Likeable): Promise<void> {
    try {
      const tell = () => toast.success(words.likedBack(member.display_name))
      const result = await giveLike(member, tell)
      if (result && !result.announced) tell()
    } catch (error) {
      toast.error(refusalSentence(error, words.likeBackFailed))
    }
  }

  return { likeBack, resumeDialog }
}

function useGiveLike(lookingFor?: Gender) {
  const viewer = useViewer()
  const announce = useAnnounceMatch()
  const { mutateAsync } = useLikeMember()
  const { mayLike, resumeDialog } = useResumeToLike()

  /** @returns null when the member has paused and does not want to resume */
  async function giveLike({ user_id, display_name }: Likeable, onMatchClosed?: () => void) {
    if (!(await mayLike(display_name))) return null
    const { data, message } = await mutateAsync({
      from_id: viewer.id,
      to_id: user_id,
      looking_for_gender: lookingFor,
    })
    if (data.match_id) announce({ match_id: data.match_id, display_name }, onMatchClosed)
    return {
      matched: data.is_matched,
      announced: data.match_id !== null,
      message: message ?? words.liked,
    }
  }

  return { giveLike, resumeDialog }
}

/** The member may have paused in another tab; then the server's sentence explains what to do. */
const refusalSentence = (error: unknown, fallback: string) =>
  error instanceof ApiError && error.code === 'likes.paused' ? error.message : limitSentence(error, fallback)
