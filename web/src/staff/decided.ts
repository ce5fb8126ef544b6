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
    // The form is gone by the time somebody presses Undo, and with it what it would have been called back about.
    const takeBack = () =>
      undo.mutateAsync(decisionId).then(
        () => navigate(`/staff/cases/${caseId}`),
        (error: unknown) => toast.error(sentenceFor(error, 'This could not be undone.')),
      )
    toast.info('Decided. Nothing has been sent yet.', UNDO_SECONDS * 1000, {
      text: 'Undo',
      run: () => void takeBack(),
    })
  }
}
