import { SEARCH_NAME_MAX } from '@ndoa/contract/limits'
import { type FormEvent, useState } from 'react'
import { sentenceFor } from '../../lib/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { Filters } from '../discovery/index.ts'
import { FilterLabels } from './filter-labels.tsx'
import { useSaveSearch } from './saved-searches.queries.ts'
import { words } from './words/index.ts'

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
      <TextField
        label={words.name}
        value={name}
        required
        maxLength={SEARCH_NAME_MAX}
        dir="auto"
        autoComplete="off"
        error={error ? sentenceFor(error, words.notSaved) : undefined}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" busy={isPending} disabled={name.trim() === ''} className="justify-self-start">
        {words.save}
      </Button>
    </form>
  )
}
