import type { StaffPerson, StaffSession } from '@ndoa/contract/trust/staff'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceFor } from '../../../../lib/api/api-error.ts'
import { dateLabel } from '../../../../lib/dates.ts'
import { usePageTitle } from '../../../../lib/screen/use-page-title.ts'
import { QueryList } from '../../../../staff/query-list.tsx'
import { Chip } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx'
import { useToast } from '../../../../ui/feedback/toast-provider.tsx'
import { AddPersonDialog } from './add-person-dialog.tsx'
import { ChangeRoleDialog } from './change-role-dialog.tsx'
import { roleLabel } from './role-label.ts'
import { peopleQuery, useAgreeToSenior, useRemoveStaff, useResetStaff } from './staff.queries.ts'

export function PeopleScreen({ session }: { session: StaffSession }) {
  usePageTitle('People')
  const staff = useQuery(peopleQuery)
  const [adding, setAdding] = useState(false)
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
      {adding && <AddPersonDialog onClose={() => setAdding(false)} />}
    </>
  )
}

function PersonRow({ person, isOneself }: { person: StaffPerson; isOneself: boolean }) {
  const [asked, setAsked] = useState<'role' | keyof typeof QUESTIONS | null>(null)
  const { name, email, created_at, senior_proposed, is_enrolled } = person
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {name} <Chip tone={person.role === 'admin' ? 'gold' : 'teal'}>{roleLabel(person)}</Chip>
          {isOneself && <Chip>You</Chip>}
          {!is_enrolled && <Chip>Has not set a password yet</Chip>}
        </p>
        <p className="text-sm break-words text-soft">
          {email} · since {dateLabel(created_at)}
        </p>
        {senior_proposed && (
          <p className="text-sm text-soft">
            To be a senior moderator, proposed by {senior_proposed.by ?? 'the command line'}. Another
            administrator has to agree.
          </p>
        )}
      </div>
      {!isOneself && (
        <div className="-mx-4 flex flex-wrap">
          {senior_proposed?.may_agree && (
            <Button
              variant="quiet"
              size="sm"
              aria-label={`Agree to senior: ${name}`}
              onClick={() => setAsked('senior')}
            >
              Agree
            </Button>
          )}
          <Button
            variant="quiet"
            size="sm"
            aria-label={`Reset sign-in: ${name}`}
            onClick={() => setAsked('reset')}
          >
            Reset Sign-In
          </Button>
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
      {asked && asked !== 'role' && (
        <Confirmation asked={asked} person={person} onClose={() => setAsked(null)} />
      )}
    </li>
  )
}

const QUESTIONS = {
  senior: {
    title: (name: string) => `Make ${name} a senior moderator?`,
    text: 'They confirm bans and decide appeals from then on. Agree only if you know who they are.',
    confirmText: 'Agree',
    busyText: 'Agreeing...',
    done: (name: string) => `${name} is a senior moderator now.`,
    danger: false,
  },
  reset: {
    title: (name: string) => `Reset the sign-in of ${name}?`,
    text: 'Their sessions end at once. They get a link by email, to set a new password and authenticator app.',
    confirmText: 'Reset',
    busyText: 'Resetting...',
    done: (name: string) => `${name} gets a link by email.`,
    danger: true,
  },
  removal: {
    title: (name: string) => `Remove ${name}?`,
    text: 'Their sessions end at once, and they cannot sign in again. What they did stays in the audit log.',
    confirmText: 'Remove',
    busyText: 'Removing...',
    done: (name: string) => `${name} was removed.`,
    danger: true,
  },
}

interface ConfirmationProps {
  asked: keyof typeof QUESTIONS
  person: StaffPerson
  onClose: () => void
}

function Confirmation({ asked, person: { id, name }, onClose }: ConfirmationProps) {
  const acts = { senior: useAgreeToSenior(), reset: useResetStaff(), removal: useRemoveStaff() }
  const [act, question] = [acts[asked], QUESTIONS[asked]]
  const toast = useToast()
  const confirm = () =>
    act.mutate(id, {
      onSuccess: () => toast.success(question.done(name)),
      onError: (error) => toast.error(sentenceFor(error, 'That didn’t work. Please try again.')),
      onSettled: onClose,
    })
  return (
    <ConfirmDialog
      open
      danger={question.danger}
      title={question.title(name)}
      text={question.text}
      confirmText={question.confirmText}
      busy={act.isPending}
      busyText={question.busyText}
      onConfirm={confirm}
      onClose={onClose}
    />
  )
}
