import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceFor } from '../../lib/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { NotLoaded } from '../../ui/not-loaded.tsx'
import { words as ui } from '../../ui/words/index.ts'
import { securityQuery } from '../accounts/index.ts'
import { LeaveDialog } from './leave-dialog.tsx'
import { useDeactivate, useDeleteAccount } from './leaving.queries.ts'
import { OwnData } from './own-data.tsx'
import { words } from './words/index.ts'

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
  const query = useQuery(securityQuery)
  const { data: security } = query
  const queryClient = useQueryClient()
  const [asked, setAsked] = useState<'deactivate' | 'delete' | null>(null)
  const deactivation = useDeactivate()
  const deletion = useDeleteAccount()
  if (!security)
    return <NotLoaded query={query} title={words.failed} text={sentenceFor(query.error, ui.tryLater)} />

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
        {...words.deactivate.ask}
        onConfirm={(proof) => deactivation.mutateAsync(proof)}
      />
      <LeaveDialog
        {...dialog}
        open={asked === 'delete'}
        {...words.delete.ask}
        onConfirm={(proof) => deletion.mutateAsync(proof)}
      />
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
