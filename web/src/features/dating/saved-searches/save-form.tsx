import { type FormEvent, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import type { Filters } from '../discovery/index.ts'
import { FilterLabels } from './filter-labels.tsx'
import { NameField } from './name-field.tsx'
import { useSaveSearch } from './saved-searches.queries.ts'
import { words } from './words.ts'

interface SaveFormProps {
  filters: Filters
  labels: readonly string[]
  onSaved: () => void
}

export function SaveForm({ filters, labels, onSaved }: SaveFormProps) {
  const [name, setName] = useState('')
  const { mutate, isPending, error } = useSaveSearch()

  function save(event: FormEvent) {
    event.preventDefault()
    mutate({ name, filters }, { onSuccess: onSaved })
  }

  return (
    <form onSubmit={save} className="grid gap-3 rounded-md bg-sand p-4">
      <FilterLabels labels={labels} />
      <NameField name={name} error={error} onChange={setName} />
      <Button type="submit" busy={isPending} disabled={name.trim() === ''} className="justify-self-start">
        {words.save}
      </Button>
    </form>
  )
}
