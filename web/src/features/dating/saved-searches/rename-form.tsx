import type { SavedSearch } from '@ndoa/contract/dating/saved-searches'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { NameField } from './name-field.tsx'
import { useChangeSearch } from './saved-searches.queries.ts'
import { words } from './words.ts'

export function RenameForm({ search, onDone }: { search: SavedSearch; onDone: () => void }) {
  const [name, setName] = useState(search.name)
  const { mutate, isPending, error } = useChangeSearch(search)

  function save(event: FormEvent) {
    event.preventDefault()
    mutate({ name }, { onSuccess: onDone })
  }

  return (
    <form onSubmit={save} className="grid gap-3">
      <NameField name={name} error={error} isSelected onChange={setName} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" busy={isPending} disabled={name.trim() === ''}>
          {words.save}
        </Button>
        <Button size="sm" variant="quiet" disabled={isPending} onClick={onDone}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
