import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useLanguage } from '../../languages/load.ts'
import { sentenceFor } from '../../lib/api-error.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { AccountPage } from './account-page.tsx'
import { firstNameOf, sessionQuery, signedInId } from './session.ts'
import { words as guest } from './words/guest/index.ts'
import { words } from './words/links/index.ts'

export interface SwitchAccountProps {
  /** What this member would lose on this device, in sentences. */
  lossesOf: (userId: string) => Promise<string[]>
  onSwitch: () => Promise<void>
}

/** Someone is signed in here, and the link is for another account; it does not say whose. */
export function SwitchAccount({ lossesOf, onSwitch }: SwitchAccountProps) {
  const { data: session, isLoading: isAsking } = useQuery(sessionQuery)
  const name = session ? firstNameOf(session.user) : words.switchAccount.someoneElse
  const { losses, areKnown } = useLosses(session?.user.id ?? signedInId(), lossesOf)
  const attempt = useMutation({ mutationFn: onSwitch })
  const text = [words.switchAccount.text(name), ...losses]
  if (losses.length > 0) text.push(words.switchAccount.deleted)
  return (
    <AccountPage title={words.switchAccount.title} text={text.join(' ')}>
      {attempt.error && (
        <div className="mb-6">
          <Banner tone="error">{sentenceFor(attempt.error, guest.linkFailed)}</Banner>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          disabled={isAsking || !areKnown}
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

/** Nobody can switch before they are told, unless it cannot be found out. */
function useLosses(userId: string | null, lossesOf: SwitchAccountProps['lossesOf']) {
  const { data, isLoading } = useQuery({
    queryKey: ['losses', userId, useLanguage()],
    queryFn: () => lossesOf(userId ?? ''),
    enabled: userId !== null,
    networkMode: 'always',
    retry: false,
    gcTime: 0,
  })
  return { losses: data ?? [], areKnown: !isLoading }
}
