import type { StaffSession } from '@ndoa/contract/trust/staff'
import type { StaffPath } from '@ndoa/contract/trust/staff-paths'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceFor } from '../lib/api/api-error.ts'
import { usePageTitle } from '../lib/screen/use-page-title.ts'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { FailedState } from '../ui/feedback/failed-state.tsx'
import { Spinner } from '../ui/feedback/spinner.tsx'
import { Frame } from './frame.tsx'
import { Pause } from './hard-items/pause.tsx'
import { KeysProvider } from './keys-provider.tsx'
import { paramsOf, usePath } from './location.ts'
import { SCREENS } from './screens.tsx'
import { EnrolScreen } from './sign-in/enrol-screen.tsx'
import { IdleNotice } from './sign-in/idle-notice.tsx'
import { ChangePasswordForm } from './sign-in/password-screen.tsx'
import { sessionQuery } from './sign-in/session.queries.ts'
import { SignInScreen } from './sign-in/sign-in-screen.tsx'

export function StaffConsole() {
  return usePath() === ENROL ? <EnrolScreen /> : <Console />
}

const ENROL = '/staff/enrol' satisfies StaffPath

function Console() {
  const { data: session, error, refetch, isFetching } = useQuery(sessionQuery)
  const [ended, setEnded] = useState<string | null>(null)
  if (session)
    return (
      <>
        <KeysProvider>
          <SignedInConsole session={session} />
        </KeysProvider>
        <Pause />
        <IdleNotice session={session} onEnd={setEnded} />
      </>
    )
  if (session === null) return <SignInScreen notice={ended} />
  return (
    <main className="grid min-h-dvh place-items-center">
      {error ? (
        <FailedState
          heading="h1"
          title="Something went wrong"
          text={sentenceFor(error, 'Please try again in a moment.')}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Spinner label="Loading..." />
      )}
    </main>
  )
}

function SignedInConsole({ session }: { session: StaffSession }) {
  const path = usePath()
  const screens = SCREENS.filter(({ isFor }) => isFor(session))
  if (session.must_change_password)
    return (
      <Frame session={session} screens={[]}>
        <FirstPassword />
      </Frame>
    )
  const screen = path === '/staff' ? screens[0] : screens.find((one) => paramsOf(one.path, path))
  const params = (screen && paramsOf(screen.path, path)) ?? {}
  return (
    <Frame session={session} screens={screens} current={screen?.within ?? screen?.path}>
      {screen ? <div key={path}>{screen.show(session, params)}</div> : <NotFound />}
    </Frame>
  )
}

function FirstPassword() {
  usePageTitle('Choose a Password')
  return (
    <>
      <h1 className="display mb-2 text-3xl">Choose a Password</h1>
      <p className="mb-6 text-soft">
        Someone else has seen your first password. Please choose your own before you begin.
      </p>
      <ChangePasswordForm />
    </>
  )
}

function NotFound() {
  usePageTitle('Page not found')
  return (
    <EmptyState
      heading="h1"
      title="Page not found"
      text="This page does not exist, or it is not for your role."
    />
  )
}
