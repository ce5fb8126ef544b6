import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { sentenceFor } from '../../lib/api-error.ts'
import { Card } from '../../ui/card.tsx'
import { FailedState } from '../../ui/failed-state.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { ChangePassword } from './change-password.tsx'
import { Contacts } from './contacts.tsx'
import { OwnSessions } from './own-sessions.tsx'
import { RecentActivity } from './recent-activity.tsx'
import { securityQuery } from './security.queries.ts'
import { TwoFactor } from './two-factor.tsx'

export interface SecurityPanelProps {
  changing: boolean
  onChanging: (changing: boolean) => void
}

/** How the member signs in: password, second factor, devices and recent activity. */
export function SecurityPanel({ changing, onChanging }: SecurityPanelProps) {
  const password = useRef<HTMLDivElement>(null)
  const { data: security, error, refetch, isFetching } = useQuery(securityQuery)
  if (error && !security)
    return (
      <FailedState
        title="We couldn’t load your security settings"
        text={sentenceFor(error, 'Please try again later.')}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (!security) return <Spinner label="Loading..." />
  return (
    <div className="grid gap-6">
      <Card>
        <h2 className="mb-1 text-xl font-bold">How You Sign In</h2>
        <Contacts security={security} />
      </Card>
      <Card ref={password} tabIndex={-1} className="scroll-mt-24">
        <h2 className="mb-3 text-xl font-bold">Password</h2>
        <ChangePassword security={security} open={changing} onOpen={onChanging} />
      </Card>
      <Card>
        <h2 className="mb-1 text-xl font-bold">Two-Step Sign-In</h2>
        <TwoFactor security={security} />
      </Card>
      <Card>
        <h2 className="mb-1 text-xl font-bold">Your Devices</h2>
        <OwnSessions />
      </Card>
      <Card>
        <h2 className="mb-1 text-xl font-bold">Recent Activity</h2>
        <RecentActivity
          security={security}
          onChangePassword={() => {
            onChanging(true)
            requestAnimationFrame(() => password.current?.focus()) // after the dialog has restored the focus
          }}
        />
      </Card>
    </div>
  )
}
