import type { StaffPerson } from '@ndoa/contract/trust/staff'
import { useState } from 'react'
import { sentenceFor } from '../../../../lib/api/api-error.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialogs/dialog.tsx'
import { useToast } from '../../../../ui/feedback/toast-provider.tsx'
import { FieldError } from '../../../../ui/forms/field.tsx'
import { RadioGroup } from '../../../../ui/forms/radio-group.tsx'
import { ROLES, roleChoice, roleValue } from './role-label.ts'
import { useChangeStaff } from './staff.queries.ts'

export function ChangeRoleDialog({ person, onClose }: { person: StaffPerson; onClose: () => void }) {
  const [role, setRole] = useState(roleValue(person))
  const change = useChangeStaff()
  const toast = useToast()
  function save() {
    change.mutate(
      { staff_id: person.id, ...roleChoice(role) },
      {
        onSuccess: () => {
          const isProposed = role === 'senior' && !person.is_senior
          const more = isProposed ? ' As a senior they count once another administrator has agreed.' : ''
          toast.success(`The role of ${person.name} was changed.${more}`)
          onClose()
        },
      },
    )
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Role of ${person.name}`}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={change.isPending} busyText="Saving..." onClick={save}>
            Save
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <RadioGroup label="Role" hideLabel options={ROLES} value={role} onChange={setRole} />
        {change.error && (
          <FieldError text={sentenceFor(change.error, 'That didn’t work. Please try again.')} />
        )}
      </div>
    </Dialog>
  )
}
