import { useMutation } from '@tanstack/react-query'
import { Button } from '../../../../ui/button.tsx'
import { AccountPage } from '../account-page.tsx'
import { words as guest } from '../words/guest.ts'
import { words } from '../words/links.ts'

/** Shown in browsers that did not request the link: mail scanners open links but press no buttons. */
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
