import { isEmail, readEmail } from '@ndoa/contract/identity/email-address'
import { type FormEvent, useId } from 'react'
import { ApiError, sentenceFor } from '../../../../lib/api/api-error.ts'
import { byLastPart, type FieldErrors, useForm } from '../../../../lib/form.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialogs/dialog.tsx'
import { useToast } from '../../../../ui/feedback/toast-provider.tsx'
import { EmailField } from '../../../../ui/forms/email-field.tsx'
import { RadioGroup } from '../../../../ui/forms/radio-group.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { ROLES, roleChoice } from './role-label.ts'
import { useAddStaff } from './staff.queries.ts'

interface AddPersonProps {
  onClose: () => void
}

export function AddPersonDialog({ onClose }: AddPersonProps) {
  const id = useId()
  const form = useForm({ name: '', email: '', role: 'moderator' }, checkPerson)
  const { values, errors, ref, set, check, refuse } = form
  const adding = useAddStaff()
  const toast = useToast()

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!check()) return
    const { name, email, role } = values
    try {
      await adding.mutateAsync({ name: name.trim(), email: readEmail(email), ...roleChoice(role) })
      toast.success(`${name.trim()} gets a link by email, to set password and authenticator app.`)
      onClose()
    } catch (error) {
      refuse(refusalsOf(error))
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Add a Person"
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} busy={adding.isPending} busyText="Adding...">
            Add
          </Button>
        </>
      }
    >
      <form id={id} ref={ref} onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
        <TextField
          label="Name"
          required
          autoComplete="off"
          value={values.name}
          error={errors.name}
          onChange={({ target }) => set('name', target.value)}
        />
        <EmailField value={values.email} error={errors.email} onChange={(email) => set('email', email)} />
        <RadioGroup
          label="Role"
          options={ROLES}
          value={values.role}
          error={errors.role}
          onChange={(role) => set('role', role)}
        />
      </form>
    </Dialog>
  )
}

function refusalsOf(error: unknown): FieldErrors {
  if (error instanceof ApiError && Object.keys(error.fields).length > 0) return byLastPart(error.fields)
  return { email: sentenceFor(error, 'That didn’t work. Please try again.') }
}

function checkPerson({ name, email }: { name: string; email: string; role: string }): FieldErrors {
  const found: Record<string, string> = {}
  if (!name.trim()) found.name = 'Name is required'
  if (!isEmail(readEmail(email))) found.email = 'Please enter a valid email address'
  return found
}
