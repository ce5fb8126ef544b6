import type { Security } from '@ndoa/contract/accounts'
import { sentenceFor } from '../../lib/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useToast } from '../../ui/toast.tsx'
import { SHORT_TOAST } from '../../ui/toast-time.ts'
import { useEndOtherSessions } from './security.queries.ts'

export interface SecureAccountProps {
  security: Security
  open: boolean
  onClose: () => void
  /** Opens the form for a new password. */
  onChangePassword: () => void
}

/** The choices when someone else was in the account: a new password, or signing out all other devices. */
export function SecureAccountDialog({ security, open, onClose, onChangePassword }: SecureAccountProps) {
  const toast = useToast()
  const others = useEndOtherSessions()
  const hasEmail = security.email !== null // without an address there is no password to change
  const signOutOthers = () =>
    others.mutate(undefined, {
      onSuccess: () => {
        onClose()
        toast.success('All other devices were signed out.', SHORT_TOAST)
      },
      onError: (error: Error) =>
        toast.error(sentenceFor(error, 'That didn’t work. Please try again.'), SHORT_TOAST),
    })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Secure Your Account"
      description={hasEmail ? WITH_PASSWORD : WITHOUT_PASSWORD}
      size="sm"
      footer={
        <>
          <Button variant={hasEmail ? 'outline' : 'primary'} busy={others.isPending} onClick={signOutOthers}>
            Sign Out Other Devices
          </Button>
          {hasEmail && (
            <Button
              data-autofocus
              onClick={() => {
                onClose()
                onChangePassword()
              }}
            >
              Change Password
            </Button>
          )}
        </>
      }
    />
  )
}

const LOOK = 'Then check that your email address and phone number are still yours.'
const WITH_PASSWORD = `If someone else did this, choose a new password now. It signs out every other device. ${LOOK}`
const WITHOUT_PASSWORD = `If someone else did this, sign out every other device now. ${LOOK}`
