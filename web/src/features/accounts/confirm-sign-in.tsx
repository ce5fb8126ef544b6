import { useMutation } from '@tanstack/react-query'
import { Button } from '../../ui/button.tsx'
import { AccountPage } from './account-page.tsx'

/** Shown in a browser that did not ask for the link: a mail scanner may have opened it, which presses no button. */
export function ConfirmSignIn({ onConfirm }: { onConfirm: () => Promise<void> }) {
  const attempt = useMutation({ mutationFn: onConfirm })
  return (
    <AccountPage title="Almost there" text="Would you like to sign in on this device?">
      <Button busy={attempt.isPending} busyText="Signing in..." onClick={() => attempt.mutate()}>
        Sign In
      </Button>
    </AccountPage>
  )
}
