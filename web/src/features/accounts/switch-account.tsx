import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Button, buttonClass } from '../../ui/button.tsx'
import { AccountPage } from './account-page.tsx'
import { firstNameOf, sessionQuery } from './session.ts'

/** Someone is signed in here, and the link is for another account; it does not say whose. */
export function SwitchAccount({ onSwitch }: { onSwitch: () => Promise<void> }) {
  const { data: session } = useQuery(sessionQuery)
  const name = session ? firstNameOf(session.user) : 'someone else'
  const attempt = useMutation({ mutationFn: onSwitch })
  return (
    <AccountPage
      title="Switch accounts?"
      text={`You are signed in as ${name}, but this link is for a different account.`}
    >
      <div className="flex flex-wrap gap-3">
        <Button busy={attempt.isPending} busyText="Switching..." onClick={() => attempt.mutate()}>
          Switch Account
        </Button>
        <Link to="/dashboard" className={buttonClass('outline')}>
          Stay Signed In as {name}
        </Link>
      </div>
    </AccountPage>
  )
}
