import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { withFormWords } from '../../languages/load.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { clearStorage } from '../../lib/storage.ts'
import { usePageTitle } from '../../lib/use-page-title.ts'
import { AccountPage } from './account-page.tsx'
import { ConfirmSignIn } from './confirm-sign-in.tsx'
import { ConfirmSignUp } from './confirm-sign-up.tsx'
import { type ExchangedLink, exchangeLink, isQuestion, type LinkAsks } from './exchange-link.ts'
import { LoadingPart } from './loading-part.tsx'
import { sessionQuery } from './session.ts'
import { SwitchAccount } from './switch-account.tsx'
import { words as guest } from './words/guest/index.ts'
import { words } from './words/links/index.ts'

// Loaded on demand: few need it, and it includes the fields of the registration.
const OwnerForm = lazyPart(async () => (await withFormWords(import('./owner-form.tsx'))).OwnerForm)

export interface LinkQuestionProps {
  code: string
  asks: LinkAsks
  onArrived: (arrived: ExchangedLink) => void
}

/** The question of a mailed link before it signs in: whether a person opened it, whether to switch accounts, or who signed up. */
export function LinkQuestion({ code, asks, onArrived }: LinkQuestionProps) {
  usePageTitle(guest.signIn)
  const queryClient = useQueryClient()
  const [question, setQuestion] = useState<LinkAsks | 'start-afresh'>(asks)
  const [switches, setSwitches] = useState(false)
  const link = { code, ...(switches && { switch_account: true }) }

  /** Removes all data of the one account before the other signs in. */
  async function switchAccount() {
    const arrived = await exchangeLink(queryClient, { code, switch_account: true })
    clearStorage()
    const session = queryClient.getQueryData(sessionQuery.queryKey)
    queryClient.clear()
    queryClient.setQueryData(sessionQuery.queryKey, arrived === 'second-step' ? null : session)
    setSwitches(true)
    if (isQuestion(arrived)) setQuestion('own-sign-up')
    else onArrived(arrived)
  }

  async function signIn() {
    const arrived = await exchangeLink(queryClient, { code, confirm: true })
    if (isQuestion(arrived)) setQuestion(arrived)
    else onArrived(arrived)
  }

  switch (question) {
    case 'confirmation':
      return <ConfirmSignIn onConfirm={signIn} />
    case 'another-account':
      return <SwitchAccount onSwitch={switchAccount} />
    case 'own-sign-up':
      return <ConfirmSignUp link={link} onArrived={onArrived} onAfresh={() => setQuestion('start-afresh')} />
    case 'start-afresh':
      return (
        <AccountPage title={words.startOver.title} text={words.startOver.text}>
          <Suspense fallback={<LoadingPart />}>
            <OwnerForm link={link} onArrived={onArrived} />
          </Suspense>
        </AccountPage>
      )
    default:
      return question satisfies never
  }
}
