import { SEARCH_NAME_MAX } from '@ndoa/contract/limits'
import type { SavedSearch } from '@ndoa/contract/saved-searches'
import { type FormEvent, useState } from 'react'
import { sentenceFor } from '../../lib/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useChangeSearch } from './saved-searches.queries.ts'
import { words } from './words/index.ts'

const select = (input: HTMLInputElement | null) => input?.select()

export function RenameForm({ search, onDone }: { search: SavedSearch; onDone: () => void }) {
  const [name, setName] = useState(search.name)
  const { mutate, isPending, error } = useChangeSearch(search)

  function save(event: FormEvent) {
    event.preventDefault()
    mutate({ name }, { onSuccess: onDone })
  }

  return (
    <form onSubmit={save} className="grid gap-3">
      <TextField
        ref={select}
        label={words.name}
        value={name}
        required
        maxLength={SEARCH_NAME_MAX}
        dir="auto"
        autoComplete="off"
        error={error ? sentenceFor(error, words.notSaved) : undefined}
        onChange={({ target }) => setName(target.value)}
      />
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
