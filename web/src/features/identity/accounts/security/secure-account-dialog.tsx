import type { Security } from '@ndoa/contract/identity/accounts'
import { sentenceFor } from '../../../../lib/api/api-error.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialogs/dialog.tsx'
import { useToast } from '../../../../ui/feedback/toast-provider.tsx'
import { SHORT_TOAST } from '../../../../ui/feedback/toast-time.ts'
import { words } from '../words/security.ts'
import { useEndOtherSessions } from './security.queries.ts'

export interface SecureAccountProps {
  security: Security
  open: boolean
  onClose: () => void
  onChangePassword: () => void
}

export function SecureAccountDialog({ security, open, onClose, onChangePassword }: SecureAccountProps) {
  const toast = useToast()
  const others = useEndOtherSessions()
  const hasEmail = security.email !== null // without an address there is no password to change
  const signOutOthers = () =>
    others.mutate(undefined, {
      onSuccess: () => {
        onClose()
        toast.success(words.sessions.othersEnded, SHORT_TOAST)
      },
      onError: (error: Error) => toast.error(sentenceFor(error, words.notDone), SHORT_TOAST),
    })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.events.secure.title}
      description={hasEmail ? words.events.secure.withPassword : words.events.secure.withoutPassword}
      size="sm"
      footer={
        <>
          <Button variant={hasEmail ? 'outline' : 'primary'} busy={others.isPending} onClick={signOutOthers}>
            {words.events.secure.endOthers}
          </Button>
          {hasEmail && (
            <Button
              data-autofocus
              onClick={() => {
                onClose()
                onChangePassword()
              }}
            >
              {words.password.change}
            </Button>
          )}
        </>
      }
    />
  )
}
