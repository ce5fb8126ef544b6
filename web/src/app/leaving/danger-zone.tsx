import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { securityQuery } from '../../features/identity/accounts/index.ts'
import { WithdrawFirst } from '../../features/membership/index.ts'
import { sentenceFor } from '../../lib/api/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { NotLoaded } from '../../ui/feedback/not-loaded.tsx'
import { words as ui } from '../../ui/words.ts'
import { LeaveDialog } from './leave-dialog.tsx'
import { useDeactivate, useDeleteAccount } from './leaving.queries.ts'
import { OwnData } from './own-data.tsx'
import { words } from './words.ts'

export interface DangerZoneProps {
  archiveCode: string | undefined
  onFetched: () => void
  /** Suspended members cannot deactivate, because they are hidden already. */
  onlyForever?: boolean
}

export function DangerZone({ archiveCode, onFetched, onlyForever = false }: DangerZoneProps) {
  return (
    <div className="grid gap-6">
      <OwnData archiveCode={archiveCode} onFetched={onFetched} />
      <Leaving onlyForever={onlyForever} />
    </div>
  )
}

function Leaving({ onlyForever }: { onlyForever: boolean }) {
  const query = useQuery(securityQuery)
  const { data: security } = query
  const queryClient = useQueryClient()
  const [openDialog, setOpenDialog] = useState<'deactivate' | 'delete' | null>(null)
  const deactivation = useDeactivate()
  const deletion = useDeleteAccount()
  if (!security)
    return <NotLoaded query={query} title={words.failed} text={sentenceFor(query.error, ui.tryLater)} />

  function close() {
    setOpenDialog(null)
    // The recent sign-in may have expired, so a password may be needed now.
    void queryClient.invalidateQueries({ queryKey: securityQuery.queryKey })
  }
  const dialog = { security, onClose: close }

  return (
    <>
      {!onlyForever && <DeactivateCard onDeactivate={() => setOpenDialog('deactivate')} />}
      <DeleteCard onDelete={() => setOpenDialog('delete')} />
      <LeaveDialog
        {...dialog}
        open={openDialog === 'deactivate'}
        {...words.deactivate.ask}
        onConfirm={(proof) => deactivation.mutateAsync(proof)}
      />
      <LeaveDialog
        {...dialog}
        open={openDialog === 'delete'}
        {...words.delete.ask}
        onConfirm={(proof) => deletion.mutateAsync(proof)}
      >
        <Suspense fallback={null}>
          <WithdrawFirst />
        </Suspense>
      </LeaveDialog>
    </>
  )
}

function DeactivateCard({ onDeactivate }: { onDeactivate: () => void }) {
  return (
    <Card className="grid justify-items-start gap-3">
      <h2 className="text-xl font-bold">{words.deactivate.title}</h2>
      <p>{words.deactivate.text}</p>
      <Button variant="outline" onClick={onDeactivate}>
        {words.deactivate.title}
      </Button>
    </Card>
  )
}

function DeleteCard({ onDelete }: { onDelete: () => void }) {
  return (
    <Card className="grid justify-items-start gap-3">
      <h2 className="text-xl font-bold">{words.delete.title}</h2>
      <p>{words.delete.text}</p>
      <Button variant="danger" onClick={onDelete}>
        {words.delete.title}
      </Button>
    </Card>
  )
}
