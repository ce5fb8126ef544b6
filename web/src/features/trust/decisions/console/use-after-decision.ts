import { UNDO_SECONDS } from '@ndoa/contract/trust/decision-rules'
import { sentenceFor } from '../../../../lib/api/api-error.ts'
import { navigate } from '../../../../staff/location.ts'
import { useToast } from '../../../../ui/feedback/toast-provider.tsx'
import { useUndo } from './decisions.queries.ts'

export function useAfterDecision(caseId: string) {
  const toast = useToast()
  const undo = useUndo()
  return (decisionId: string) => {
    navigate('/staff/cases')
    // The form has unmounted when Undo is pressed, so its callbacks would not run.
    const undoDecision = () =>
      undo.mutateAsync(decisionId).then(
        () => navigate(`/staff/cases/${caseId}`),
        (error: unknown) => toast.error(sentenceFor(error, 'This could not be undone.')),
      )
    toast.info('Decided. Nothing has been sent yet.', UNDO_SECONDS * 1000, {
      text: 'Undo',
      run: () => void undoDecision(),
    })
  }
}
