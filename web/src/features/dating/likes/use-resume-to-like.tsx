import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'
import { lazyPart } from '../../../lib/loading/lazy-part.ts'
import { useViewer } from '../../identity/accounts/index.ts'
import { ownProfileQuery } from '../profiles/index.ts'

const ResumeDialog = lazyPart(async () => (await import('./resume-dialog.tsx')).default)

interface Question {
  name: string
  answer: (mayLike: boolean) => void
}

/** Asks a paused member to resume before a like. The screen must render `resumeDialog`. */
export function useResumeToLike(): { mayLike: (name: string) => Promise<boolean>; resumeDialog: ReactNode } {
  const [question, setQuestion] = useState<Question | null>(null)
  const queryClient = useQueryClient()
  const { queryKey } = ownProfileQuery(useViewer().id)

  async function mayLike(name: string): Promise<boolean> {
    if (!queryClient.getQueryData(queryKey)?.paused_since) return true
    return new Promise((answer) => setQuestion({ name, answer }))
  }

  function end(isResumed: boolean) {
    question?.answer(isResumed)
    setQuestion(null)
  }

  const resumeDialog = <Suspense>{question && <ResumeDialog name={question.name} onEnd={end} />}</Suspense>
  return { mayLike, resumeDialog }
}
