import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useLanguage } from '../../../../languages/load.ts'
import { sentenceFor } from '../../../../lib/api/api-error.ts'
import { Button, buttonClass } from '../../../../ui/button.tsx'
import { Banner } from '../../../../ui/feedback/banner.tsx'
import { AccountPage } from '../account-page.tsx'
import { firstNameOf, sessionQuery, signedInId } from '../sessions/session.ts'
import { words as guest } from '../words/guest.ts'
import { words } from '../words/links.ts'

export interface SwitchAccountProps {
  describeUnsavedData: (userId: string) => Promise<string[]>
  onSwitch: () => Promise<void>
}

/** The link does not name its account, so only the current member is named. */
export function SwitchAccount({ describeUnsavedData, onSwitch }: SwitchAccountProps) {
  const { data: session, isLoading: isAsking } = useQuery(sessionQuery)
  const name = session ? firstNameOf(session.user) : words.switchAccount.someoneElse
  const { unsaved, isKnown } = useUnsavedData(session?.user.id ?? signedInId(), describeUnsavedData)
  const attempt = useMutation({ mutationFn: onSwitch })
  const text = [words.switchAccount.text(name), ...unsaved]
  if (unsaved.length > 0) text.push(words.switchAccount.deleted)
  return (
    <AccountPage title={words.switchAccount.title} text={text.join(' ')}>
      {attempt.error && (
        <div className="mb-6">
          <Banner tone="error">{sentenceFor(attempt.error, guest.linkFailed)}</Banner>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          disabled={isAsking || !isKnown}
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

/** Members cannot switch before they see their unsaved data, unless it cannot be determined. */
function useUnsavedData(
  userId: string | null,
  describeUnsavedData: SwitchAccountProps['describeUnsavedData'],
) {
  const { data, isLoading } = useQuery({
    queryKey: ['unsaved', userId, useLanguage()],
    queryFn: () => describeUnsavedData(userId ?? ''),
    enabled: userId !== null,
    networkMode: 'always',
    retry: false,
    gcTime: 0,
  })
  return { unsaved: data ?? [], isKnown: !isLoading }
}
