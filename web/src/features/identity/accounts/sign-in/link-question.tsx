import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { withFormWords } from '../../../../languages/load.ts'
import { lazyPart } from '../../../../lib/loading/lazy-part.ts'
import { usePageTitle } from '../../../../lib/screen/use-page-title.ts'
import { AccountPage } from '../account-page.tsx'
import { LoadingPart } from '../loading-part.tsx'
import { refreshSession, sessionQuery, signedInId } from '../sessions/session.ts'
import { ConfirmSignUp } from '../sign-up/confirm-sign-up.tsx'
import { words as guest } from '../words/guest.ts'
import { words } from '../words/links.ts'
import { ConfirmSignIn } from './confirm-sign-in.tsx'
import { endFormerSession } from './end-former-session.ts'
import { type ExchangedLink, exchangeLink, isQuestion, type LinkAsks } from './exchange-link.ts'
import { SwitchAccount } from './switch-account.tsx'

// Loaded on demand: few members need it, and it includes the fields of the registration.
const OwnerForm = lazyPart(async () => (await withFormWords(import('../sign-up/owner-form.tsx'))).OwnerForm)

export interface LinkQuestionProps {
  code: string
  asks: LinkAsks
  describeUnsavedData: (userId: string) => Promise<string[]>
  onArrived: (arrived: ExchangedLink) => void
}

export function LinkQuestion({ code, asks, describeUnsavedData, onArrived }: LinkQuestionProps) {
  usePageTitle(guest.signIn)
  const queryClient = useQueryClient()
  const [question, setQuestion] = useState<LinkAsks | 'start-afresh'>(asks)
  /** The member before the switch; undefined until the switch is decided, null when unknown. */
  const [former, setFormer] = useState<string | null>()
  const isSwitching = former !== undefined
  const arrive = isSwitching ? (arrived: ExchangedLink) => arriveAsOther(arrived, former) : onArrived
  const link = { code, ...(isSwitching && { switch_account: true }) }

  /** @throws why the switch failed, unless another member is signed in by then */
  async function switchAccount() {
    const before = queryClient.getQueryData(sessionQuery.queryKey)?.user.id ?? signedInId()
    const input = { code, switch_account: true }
    const arrived = await exchangeLink(queryClient, input).catch((error) => arrivalAfterError(error, before))
    if (isQuestion(arrived)) {
      setFormer(before)
      setQuestion('own-sign-up')
    } else arriveAsOther(arrived, before)
  }

  /** Asks the server who is signed in, because its answer to a switch may have been lost. */
  async function arrivalAfterError(error: unknown, before: string | null): Promise<ExchangedLink> {
    const session = await refreshSession(queryClient).catch(() => undefined)
    if (session === undefined || before === null || session?.user.id === before) throw error
    return session ? 'signed-in' : 'failed'
  }

  function arriveAsOther(arrived: ExchangedLink, before: string | null) {
    endFormerSession(queryClient, before, arrived)
    onArrived(arrived)
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
      return <SwitchAccount describeUnsavedData={describeUnsavedData} onSwitch={switchAccount} />
    case 'own-sign-up':
      return <ConfirmSignUp link={link} onArrived={arrive} onAfresh={() => setQuestion('start-afresh')} />
    case 'start-afresh':
      return (
        <AccountPage title={words.startOver.title} text={words.startOver.text}>
          <Suspense fallback={<LoadingPart />}>
            <OwnerForm link={link} onArrived={arrive} />
          </Suspense>
        </AccountPage>
      )
    default:
      return question satisfies never
  }
}
