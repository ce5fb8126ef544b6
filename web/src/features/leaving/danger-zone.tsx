import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceFor } from '../../lib/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { FailedState } from '../../ui/failed-state.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { securityQuery } from '../accounts/index.ts'
import { LeaveDialog } from './leave-dialog.tsx'
import { useDeactivate, useDeleteAccount } from './leaving.queries.ts'
import { OwnData } from './own-data.tsx'

export interface DangerZoneProps {
  /** The code of a mailed link to the archive of the member's data. */
  archiveCode: string | undefined
  onFetched: () => void
  /** Suspended members are hidden already: they can only leave for good. */
  onlyForever?: boolean
}

/** Downloading the data, deactivating, deleting. */
export function DangerZone({ archiveCode, onFetched, onlyForever = false }: DangerZoneProps) {
  return (
    <div className="grid gap-6">
      <OwnData archiveCode={archiveCode} onFetched={onFetched} />
      <Leaving onlyForever={onlyForever} />
    </div>
  )
}

function Leaving({ onlyForever }: { onlyForever: boolean }) {
  const { data: security, error, refetch, isFetching } = useQuery(securityQuery)
  const queryClient = useQueryClient()
  const [asked, setAsked] = useState<'deactivate' | 'delete' | null>(null)
  const deactivation = useDeactivate()
  const deletion = useDeleteAccount()
  if (error && !security)
    return (
      <FailedState
        title="We couldn’t load this"
        text={sentenceFor(error, 'Please try again later.')}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (!security) return <Spinner label="Loading..." />

  function close() {
    setAsked(null)
    // The recent sign-in may have expired, so that a password is needed now.
    void queryClient.invalidateQueries({ queryKey: securityQuery.queryKey })
  }
  const dialog = { security, onClose: close }

  return (
    <>
      {!onlyForever && <DeactivateCard onDeactivate={() => setAsked('deactivate')} />}
      <DeleteCard onDelete={() => setAsked('delete')} />
      <LeaveDialog
        {...dialog}
        open={asked === 'deactivate'}
        title="Deactivate your account?"
        text="No one will see your profile until you sign in again. You’ll be signed out on all your devices."
        confirmText="Deactivate"
        busyText="Deactivating..."
        onConfirm={(proof) => deactivation.mutateAsync(proof)}
      />
      <LeaveDialog
        {...dialog}
        open={asked === 'delete'}
        title="Delete your account forever?"
        text="Your profile, photos, matches, conversations and settings will be removed for good. This action cannot be undone."
        confirmText="Delete Forever"
        busyText="Deleting..."
        onConfirm={(proof) => deletion.mutateAsync(proof)}
      />
    </>
  )
}

function DeactivateCard({ onDeactivate }: { onDeactivate: () => void }) {
  return (
    <Card className="grid justify-items-start gap-3">
      <h2 className="text-xl font-bold">Deactivate Account</h2>
      <p>
        Your profile will be hidden and you won’t get any notifications. Your matches and messages are kept.
        Just sign in again when you want to come back.
      </p>
      <Button variant="outline" onClick={onDeactivate}>
        Deactivate Account
      </Button>
    </Card>
  )
}

function DeleteCard({ onDelete }: { onDelete: () => void }) {
  return (
    <Card className="grid justify-items-start gap-3">
      <h2 className="text-xl font-bold">Delete Account</h2>
      <p>
        Your profile, photos, matches, conversations and settings will be removed for good. No one can restore
        them.
      </p>
      <Button variant="danger" onClick={onDelete}>
        Delete Account
      </Button>
    </Card>
  )
}
