import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Button, buttonClass } from '../../ui/button.tsx'
import { AccountPage } from './account-page.tsx'
import { firstNameOf, sessionQuery } from './session.ts'
import { words } from './words/links/index.ts'

/** Someone is signed in here, and the link is for another account; it does not say whose. */
export function SwitchAccount({ onSwitch }: { onSwitch: () => Promise<void> }) {
  const { data: session } = useQuery(sessionQuery)
  const name = session ? firstNameOf(session.user) : words.switchAccount.someoneElse
  const attempt = useMutation({ mutationFn: onSwitch })
  return (
    <AccountPage title={words.switchAccount.title} text={words.switchAccount.text(name)}>
      <div className="flex flex-wrap gap-3">
        <Button
          busy={attempt.isPending}
          busyText={words.switchAccount.switching}
          onClick={() => attempt.mutate()}
        >
          {words.switchAccount.switch}
        </Button>
        <Link to="/dashboard" className={buttonClass('outline')}>
          {words.switchAccount.stay(name)}
        </Link>
      </div>
    </AccountPage>
  )
}
