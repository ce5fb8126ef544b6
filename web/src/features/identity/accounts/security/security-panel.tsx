import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { sentenceFor } from '../../../../lib/api/api-error.ts'
import { Card } from '../../../../ui/card.tsx'
import { NotLoaded } from '../../../../ui/feedback/not-loaded.tsx'
import { words as ui } from '../../../../ui/words.ts'
import { Contacts } from '../contacts/contacts.tsx'
import { LoadingPart } from '../loading-part.tsx'
import { TwoFactor } from '../second-factor/two-factor.tsx'
import { OwnSessions } from '../sessions/own-sessions.tsx'
import { words } from '../words/security.ts'
import { ChangePassword } from './change-password.tsx'
import { RecentActivity } from './recent-activity.tsx'
import { securityQuery } from './security.queries.ts'

export interface SecurityPanelProps {
  changing: boolean
  onChanging: (changing: boolean) => void
}

export function SecurityPanel({ changing, onChanging }: SecurityPanelProps) {
  const password = useRef<HTMLDivElement>(null)
  const query = useQuery(securityQuery)
  const { data: security } = query
  if (!security)
    return (
      <NotLoaded
        query={query}
        title={words.failed}
        text={sentenceFor(query.error, ui.tryLater)}
        loading={<LoadingPart />}
      />
    )
  return (
    <div className="grid gap-6">
      <Card>
        <h2 className="mb-1 text-xl font-bold">{words.titles.contacts}</h2>
        <Contacts security={security} />
      </Card>
      <Card ref={password} tabIndex={-1} className="scroll-mt-24">
        <h2 className="mb-3 text-xl font-bold">{words.titles.password}</h2>
        <ChangePassword security={security} open={changing} onOpen={onChanging} />
      </Card>
      <Card>
        <h2 className="mb-1 text-xl font-bold">{words.titles.factor}</h2>
        <TwoFactor security={security} />
      </Card>
      <Card>
        <h2 className="mb-1 text-xl font-bold">{words.titles.sessions}</h2>
        <OwnSessions />
      </Card>
      <Card>
        <h2 className="mb-1 text-xl font-bold">{words.titles.activity}</h2>
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
