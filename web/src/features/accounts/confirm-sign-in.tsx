import { useMutation } from '@tanstack/react-query'
import { Button } from '../../ui/button.tsx'
import { AccountPage } from './account-page.tsx'
import { words as guest } from './words/guest/index.ts'
import { words } from './words/links/index.ts'

/** Shown in a browser that did not ask for the link: a mail scanner may have opened it, which presses no button. */
export function ConfirmSignIn({ onConfirm }: { onConfirm: () => Promise<void> }) {
  const attempt = useMutation({ mutationFn: onConfirm })
  return (
    <AccountPage title={words.link.almostThere} text={words.link.signInHere}>
      <Button busy={attempt.isPending} busyText={words.link.signingIn} onClick={() => attempt.mutate()}>
        {guest.signIn}
      </Button>
    </AccountPage>
  )
}
