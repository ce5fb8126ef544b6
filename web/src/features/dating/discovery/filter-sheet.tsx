import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Sheet } from '../../../ui/dialogs/sheet.tsx'
import { activeFilters } from './active-filters.ts'
import { FilterFields } from './filter-fields.tsx'
import type { Filters } from './filters.ts'
import { MoreFilterFields } from './more-filter-fields.tsx'
import { useTotal } from './use-total.ts'
import { words } from './words.ts'

export interface FilterSheetProps {
  filters: Filters
  preferred: Filters
  disabled: boolean
  onApply: (filters: Filters) => void
}

export function FilterSheet({ filters, preferred, disabled, onApply }: FilterSheetProps) {
  const [open, setOpen] = useState(false)
  const count = activeFilters(filters, preferred).length

  function show(chosen: Filters) {
    setOpen(false)
    onApply(chosen)
  }

  return (
    <div>
      <Button
        variant="outline"
        icon={<SlidersHorizontal size={20} aria-hidden="true" />}
        disabled={disabled}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="w-full"
      >
        {count > 0 ? words.filters.withCount(count) : words.filters.title}
      </Button>
      {open && (
        <OpenSheet filters={filters} preferred={preferred} onShow={show} onClose={() => setOpen(false)} />
      )}
    </div>
  )
}

interface OpenSheetProps {
  filters: Filters
  preferred: Filters
  onShow: (filters: Filters) => void
  onClose: () => void
}

function OpenSheet({ filters, preferred, onShow, onClose }: OpenSheetProps) {
  const [draft, setDraft] = useState(filters)
  const { total, isCounting } = useTotal(draft)
  const change = (part: Partial<Filters>) => setDraft((now) => ({ ...now, ...part }))
  const fields = { filters: draft, disabled: false, onChange: change }

  return (
    <Sheet
      open
      title={words.filters.title}
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onClick={() => setDraft({ ...preferred, sort: draft.sort })}>
            {words.filters.clearAll}
          </Button>
          <Button onClick={() => onShow(draft)}>
            {total === undefined ? words.filters.showMatches : words.filters.show(total)}
          </Button>
          <p role="status" className="sr-only">
            {!isCounting &&
              total !== undefined &&
              (total === 0 ? words.filters.nobody : words.filters.members(total))}
          </p>
        </>
      }
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <FilterFields {...fields} />
        <h3 className="border-t border-line pt-4 font-bold sm:col-span-full">{words.filters.more}</h3>
        <MoreFilterFields {...fields} />
      </div>
    </Sheet>
  )
}
