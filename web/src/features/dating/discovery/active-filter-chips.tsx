import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useIsDesktop } from '../../../lib/screen/use-desktop.ts'
import { Button } from '../../../ui/button.tsx'
import { referenceQuery } from '../../identity/reference/index.ts'
import { activeFilters } from './active-filters.ts'
import type { Filters } from './filters.ts'
import { words } from './words.ts'

export interface ActiveFilterChipsProps {
  filters: Filters
  preferred: Filters
  onRemove: (removal: Partial<Filters>) => void
  onClear: () => void
}

export function ActiveFilterChips({ filters, preferred, onRemove, onClear }: ActiveFilterChipsProps) {
  const isDesktop = useIsDesktop()
  const isNamed = Boolean(filters.denomination || filters.tribe || filters.language)
  const { data: reference } = useQuery({ ...referenceQuery, enabled: isNamed })
  const active = activeFilters(filters, preferred, reference)
  if (active.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ul aria-label={words.filters.inUse} className="contents">
        {active.map(({ name, label, removal }) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => onRemove(removal)}
              className="press inline-flex min-h-11 items-center gap-1.5 rounded-full border border-brand-strong bg-sand ps-4 pe-3 text-sm font-semibold text-brand-strong"
            >
              <span className="sr-only">{words.filters.remove}</span>
              {label}
              <X size={16} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      {!isDesktop && (
        <Button variant="quiet" size="sm" onClick={onClear}>
          {words.filters.clearAll}
        </Button>
      )}
    </div>
  )
}
