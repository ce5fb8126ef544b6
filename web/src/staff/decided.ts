import { UNDO_SECONDS } from '@ndoa/contract/decision-rules'
import { sentenceFor } from '../lib/api-error.ts'
import { useToast } from '../ui/toast.tsx'
import { useUndo } from './decisions.queries.ts'
import { navigate } from './location.tsx'

/** What follows a decision: back to the queue, and ten seconds in which it can be taken back. */
export function useDecided(caseId: string) {
  const toast = useToast()
  const undo = useUndo()
  return (decisionId: string) => {
    navigate('/staff/cases')
    toast.info('Decided. Nothing has been sent yet.', UNDO_SECONDS * 1000, {
      text: 'Undo',
      run: () =>
        undo.mutate(decisionId, {
          onSuccess: () => navigate(`/staff/cases/${caseId}`),
          onError: (error) => toast.error(sentenceFor(error, 'It could not be taken back.')),
        }),
    })
  }
}
