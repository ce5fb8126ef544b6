import { TIER_NAMES } from '@ndoa/contract/membership/membership-rules'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { pagePath } from '../../../languages/load.ts'
import { sentenceFor } from '../../../lib/api/api-error.ts'
import { NotLoaded } from '../../../ui/feedback/not-loaded.tsx'
import { linkClass } from '../../../ui/link.ts'
import { words as ui } from '../../../ui/words.ts'
import { rich } from '../../../words/rich.tsx'
import { referenceQuery } from '../../identity/reference/index.ts'
import type { Filters } from '../discovery/index.ts'
import { labelsOf, toFilters } from './kept-filters.ts'
import { SaveForm } from './save-form.tsx'
import { SavedItem } from './saved-item.tsx'
import { savedSearchesQuery } from './saved-searches.queries.ts'
import { words } from './words.ts'

interface SearchSheetProps {
  /** Null shows only the saved searches. */
  toSave: Filters | null
  onOpen: (filters: Filters) => void
}

export function SearchSheet({ toSave, onOpen }: SearchSheetProps) {
  const query = useQuery(savedSearchesQuery)
  const { data } = query
  const { data: reference } = useQuery(referenceQuery)
  const [isSaved, setSaved] = useState(false)
  if (!data)
    return <NotLoaded query={query} title={words.failed} text={sentenceFor(query.error, ui.tryLater)} />
  const { searches, is_open } = data
  return (
    <div className="grid gap-5">
      {searches.length === 0 && <p className="text-soft">{words.what}</p>}
      {!is_open && (
        <p>
          {rich((searches.length > 0 ? words.ended : words.premium)(TIER_NAMES.premium), { a: aboutLink })}
        </p>
      )}
      {is_open && toSave && !isSaved && (
        <SaveForm filters={toSave} labels={labelsOf(toSave, reference)} onSaved={() => setSaved(true)} />
      )}
      <p role="status" className="font-medium text-teal empty:hidden">
        {isSaved && words.saved}
      </p>
      {is_open && searches.length === 0 && !toSave && <p>{words.none}</p>}
      {searches.length > 0 && (
        <ul className="divide-y divide-line">
          {searches.map((search) => (
            <SavedItem
              key={search.id}
              search={search}
              labels={labelsOf(toFilters(search.filters), reference)}
              hasAlerts={is_open}
              onOpen={onOpen}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

const aboutLink = (text: string) => (
  <a href={pagePath('/membership')} className={linkClass}>
    {text}
  </a>
)
