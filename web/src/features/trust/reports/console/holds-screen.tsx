import type { LegalHold } from '@ndoa/contract/trust/holds'
import type { StaffSession } from '@ndoa/contract/trust/staff'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceFor } from '../../../../lib/api/api-error.ts'
import { usePageTitle } from '../../../../lib/screen/use-page-title.ts'
import { QueryList } from '../../../../staff/query-list.tsx'
import { Chip } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { useToast } from '../../../../ui/feedback/toast-provider.tsx'
import { holdActs, holdState } from './hold-words.ts'
import { holdsQuery, useConfirmHold, useLiftHold } from './holds.queries.ts'
import { PlaceHoldDialog } from './place-hold-dialog.tsx'

/** Two seniors place and confirm a hold, and two lift it; administrators can only view holds. */
export function HoldsScreen({ session }: { session: StaffSession }) {
  usePageTitle('Legal Holds')
  const [placing, setPlacing] = useState(false)
  const holds = useQuery(holdsQuery)
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-4">
        <h1 className="display text-3xl">Legal Holds</h1>
        {session.is_senior && <Button onClick={() => setPlacing(true)}>Place a Hold</Button>}
      </div>
      <p className="mb-6 text-soft">
        What was reported in these cases is kept until two senior moderators have lifted the hold.
      </p>
      <QueryList
        query={holds}
        items={holds.data}
        failedTitle="The holds could not be loaded"
        empty={<p className="text-soft">Nothing is on hold.</p>}
      >
        {(all) => (
          <Card flush>
            <ul aria-label="Legal holds" className="divide-y divide-line">
              {all.map((hold) => (
                <li key={hold.id} className="grid gap-2 px-4 py-3">
                  <p className="flex flex-wrap items-center gap-2 font-medium">
                    {casesLabel(hold)} <Chip tone={hold.lifted ? 'teal' : 'gold'}>{holdState(hold)}</Chip>
                  </p>
                  <p>{hold.reason}</p>
                  <p className="text-sm text-soft">{holdActs(hold)}</p>
                  {session.is_senior && !hold.lifted && <Actions hold={hold} />}
                </li>
              ))}
            </ul>
          </Card>
        )}
      </QueryList>
      {placing && <PlaceHoldDialog onClose={() => setPlacing(false)} />}
    </>
  )
}

const casesLabel = ({ cases }: LegalHold) =>
  `${cases.length === 1 ? 'Case' : 'Cases'} ${cases.map((number) => `#${number}`).join(', ')}`

function Actions({ hold }: { hold: LegalHold }) {
  const { id, confirmed, lifting } = hold
  const [confirming, lifts] = [useConfirmHold(), useLiftHold()]
  const toast = useToast()
  const failed = (error: unknown) => toast.error(sentenceFor(error, 'Somebody else has to do this.'))
  const confirm = () =>
    confirming.mutate(id, { onSuccess: () => toast.success('It stays on hold.'), onError: failed })
  const lift = () =>
    lifts.mutate(id, {
      onSuccess: ({ is_lifted }) =>
        toast.success(is_lifted ? 'The hold is lifted.' : 'Another senior moderator has to lift it, too.'),
      onError: failed,
    })
  return (
    <div className="-mx-4 flex">
      {(!confirmed || lifting) && (
        <Button variant="quiet" size="sm" busy={confirming.isPending} onClick={confirm}>
          {confirmed ? 'Keep on Hold' : 'Confirm'}
        </Button>
      )}
      <Button variant="quiet" size="sm" busy={lifts.isPending} onClick={lift}>
        {confirmed && !lifting ? 'Ask to Lift' : 'Lift'}
      </Button>
    </div>
  )
}
