import type { SavedSearch } from '@ndoa/contract/dating/saved-searches'
import { useState } from 'react'
import { sentenceFor } from '../../../lib/api/api-error.ts'
import { dateLabel } from '../../../lib/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { useToast } from '../../../ui/feedback/toast-provider.tsx'
import { SHORT_TOAST } from '../../../ui/feedback/toast-time.ts'
import { Switch } from '../../../ui/forms/switch.tsx'
import type { Filters } from '../discovery/index.ts'
import { FilterLabels } from './filter-labels.tsx'
import { toFilters } from './kept-filters.ts'
import { RenameForm } from './rename-form.tsx'
import { useChangeSearch, useDeleteSearch } from './saved-searches.queries.ts'
import { words } from './words.ts'

interface SavedItemProps {
  search: SavedSearch
  labels: readonly string[]
  hasAlerts: boolean
  onOpen: (filters: Filters) => void
}

export function SavedItem({ search, labels, hasAlerts, onOpen }: SavedItemProps) {
  const { name, alerts, alerted_at } = search
  const [doing, setDoing] = useState<'rename' | 'delete' | null>(null)
  const change = useChangeSearch(search)
  const toast = useToast()
  const setAlerts = (wanted: boolean) =>
    change.mutate(
      { alerts: wanted },
      { onError: (error) => toast.error(sentenceFor(error, words.notSaved), SHORT_TOAST) },
    )
  // An alert is about the newest members, so its search opens newest first.
  const open = () => onOpen({ ...toFilters(search.filters), sort: alerted_at ? 'newest' : 'compatibility' })

  const actions = [
    [words.open, open],
    [words.rename, () => setDoing('rename')],
    [words.delete, () => setDoing('delete')],
  ] as const

  if (doing === 'rename')
    return (
      <li className="py-4">
        <RenameForm search={search} onDone={() => setDoing(null)} />
      </li>
    )
  return (
    <li className="grid gap-2 py-4">
      <h3 className="font-semibold wrap-anywhere" dir="auto">
        {name}
      </h3>
      <FilterLabels labels={labels} />
      {alerted_at && (
        <p className="text-sm font-medium text-teal">{words.alertedOn(dateLabel(alerted_at))}</p>
      )}
      {hasAlerts && (
        <Switch
          label={words.alerts}
          checked={change.isPending ? (change.variables.alerts ?? alerts) : alerts}
          onChange={({ target }) => setAlerts(target.checked)}
        />
      )}
      {doing === 'delete' ? (
        <DeleteQuestion search={search} onKeep={() => setDoing(null)} />
      ) : (
        <div className="-ms-4 flex flex-wrap">
          {actions.map(([text, act]) => (
            <Button key={text} variant="quiet" size="sm" aria-label={words.of(text, name)} onClick={act}>
              {text}
            </Button>
          ))}
        </div>
      )}
    </li>
  )
}

/** This button replaces the pressed one, so it takes the focus. */
const focusOnMount = (button: HTMLButtonElement | null) => button?.focus()

function DeleteQuestion({ search, onKeep }: { search: SavedSearch; onKeep: () => void }) {
  const { mutate, isPending } = useDeleteSearch(search)
  const toast = useToast()
  const confirm = () =>
    mutate(undefined, { onError: (error) => toast.error(sentenceFor(error, words.notSaved), SHORT_TOAST) })
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        variant="danger"
        size="sm"
        ref={focusOnMount}
        busy={isPending}
        aria-label={words.of(words.reallyDelete, search.name)}
        onClick={confirm}
      >
        {words.reallyDelete}
      </Button>
      <Button variant="quiet" size="sm" disabled={isPending} onClick={onKeep}>
        {words.keep}
      </Button>
    </div>
  )
}
