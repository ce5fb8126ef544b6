import { useState } from 'react'
import { sentenceFor } from '../../../lib/api/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { useToast } from '../../../ui/feedback/toast-provider.tsx'
import { useEndMemberSessions } from './console.queries.ts'

/** Signs a member out everywhere, when another person may have access to the account. */
export function SignOutMember({ caseId }: { caseId: string }) {
  const [isConfirming, setIsConfirming] = useState(false)
  const end = useEndMemberSessions()
  const toast = useToast()
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setIsConfirming(true)}>
        Sign the Member Out
      </Button>
      <ConfirmDialog
        open={isConfirming}
        title="Sign this member out everywhere?"
        text="All their devices are signed out at once. Their password stays as it is: whoever knows it can sign in again."
        confirmText="Sign Out"
        busy={end.isPending}
        onConfirm={() =>
          end.mutate(caseId, {
            onSuccess: () => toast.success('The member is signed out everywhere.'),
            onError: (error) => toast.error(sentenceFor(error, 'That didn’t work. Please try again.')),
            onSettled: () => setIsConfirming(false),
          })
        }
        onClose={() => setIsConfirming(false)}
      />
    </>
  )
}
