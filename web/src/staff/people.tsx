import type { StaffCredentials, StaffPerson, StaffSession } from '@ndoa/contract/staff'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceFor } from '../lib/api-error.ts'
import { dateLabel } from '../lib/dates.ts'
import { usePageTitle } from '../lib/use-page-title.ts'
import { Chip } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { useToast } from '../ui/toast.tsx'
import { AddPersonDialog } from './add-person.tsx'
import { ChangeRoleDialog } from './change-role.tsx'
import { CredentialsDialog } from './credentials.tsx'
import { QueryList } from './query-list.tsx'
import { roleLabel } from './role-label.ts'
import { peopleQuery, useRemoveStaff } from './staff.queries.ts'

/** Everybody on the staff; who may do what. For administrators. */
export function PeopleScreen({ session }: { session: StaffSession }) {
  usePageTitle('People')
  const staff = useQuery(peopleQuery)
  const [adding, setAdding] = useState(false)
  const [credentials, setCredentials] = useState<StaffCredentials | null>(null)
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h1 className="display text-3xl">People</h1>
        <Button onClick={() => setAdding(true)}>Add Person</Button>
      </div>
      <QueryList query={staff} items={staff.data} failedTitle="The list could not be loaded" empty={null}>
        {(people) => (
          <Card flush>
            <ul aria-label="Staff" className="divide-y divide-line">
              {people.map((person) => (
                <PersonRow key={person.id} person={person} isOneself={person.id === session.id} />
              ))}
            </ul>
          </Card>
        )}
      </QueryList>
      {adding && (
        <AddPersonDialog
          onClose={() => setAdding(false)}
          onAdded={(added) => {
            setAdding(false)
            setCredentials(added)
          }}
        />
      )}
      {credentials && <CredentialsDialog credentials={credentials} onClose={() => setCredentials(null)} />}
    </>
  )
}

function PersonRow({ person, isOneself }: { person: StaffPerson; isOneself: boolean }) {
  const [asked, setAsked] = useState<'role' | 'removal' | null>(null)
  const { name, email, created_at } = person
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {name} <Chip tone={person.role === 'admin' ? 'gold' : 'teal'}>{roleLabel(person)}</Chip>
          {isOneself && <Chip>You</Chip>}
        </p>
        <p className="text-sm break-words text-soft">
          {email} · since {dateLabel(created_at)}
        </p>
      </div>
      {!isOneself && (
        <div className="-mx-4 flex">
          <Button
            variant="quiet"
            size="sm"
            aria-label={`Change role: ${name}`}
            onClick={() => setAsked('role')}
          >
            Change Role
          </Button>
          <Button
            variant="quiet"
            size="sm"
            aria-label={`Remove: ${name}`}
            onClick={() => setAsked('removal')}
          >
            Remove
          </Button>
        </div>
      )}
      {asked === 'role' && <ChangeRoleDialog person={person} onClose={() => setAsked(null)} />}
      {asked === 'removal' && <RemovalDialog person={person} onClose={() => setAsked(null)} />}
    </li>
  )
}

function RemovalDialog({ person: { id, name }, onClose }: { person: StaffPerson; onClose: () => void }) {
  const removal = useRemoveStaff()
  const toast = useToast()
  function remove() {
    removal.mutate(id, {
      onSuccess: () => toast.success(`${name} was removed.`),
      onError: (error) => toast.error(sentenceFor(error, 'That didn’t work. Please try again.')),
      onSettled: onClose,
    })
  }
  return (
    <ConfirmDialog
      open
      danger
      title={`Remove ${name}?`}
      text="Their sessions end at once, and they cannot sign in again. What they did stays in the audit log."
      confirmText="Remove"
      busy={removal.isPending}
      busyText="Removing..."
      onConfirm={remove}
      onClose={onClose}
    />
  )
}
