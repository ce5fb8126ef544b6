import { MORE_FILTERS } from '@ndoa/contract/dating/more-filters'
import { ChevronDown, SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useIsDesktop } from '../../../lib/screen/use-desktop.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { cx } from '../../../ui/cx.ts'
import { FilterFields } from './filter-fields.tsx'
import { FilterSheet, type FilterSheetProps } from './filter-sheet.tsx'
import type { Filters } from './filters.ts'
import { MoreFilterFields } from './more-filter-fields.tsx'
import { words } from './words.ts'

export interface FilterPanelProps extends FilterSheetProps {
  onChange: (part: Partial<Filters>) => void
  onClear: () => void
}

export function FilterPanel(props: FilterPanelProps) {
  return useIsDesktop() ? <Panel {...props} /> : <FilterSheet {...props} />
}

function Panel(props: FilterPanelProps) {
  const { filters, disabled, onClear } = props
  const id = useId()
  const [open, setOpen] = useState(true)
  const [more, setMore] = useState(() => MORE_FILTERS.some((name) => filters[name]))

  return (
    <Card flush>
      <div className="flex items-center gap-2 p-2">
        <h2 className="min-w-0 grow">
          <Disclosure open={open} controls={id} onToggle={() => setOpen(!open)}>
            <SlidersHorizontal size={20} aria-hidden="true" className="shrink-0" />
            <span className="grow">{words.filters.title}</span>
          </Disclosure>
        </h2>
        <Button variant="quiet" size="sm" disabled={disabled} onClick={onClear} className="shrink-0">
          {words.filters.clearAll}
        </Button>
      </div>
      <div id={id} hidden={!open} className="border-t border-line not-[[hidden]]:grid">
        {open && (
          <>
            <div className={fieldsClass}>
              <FilterFields {...props} />
            </div>
            <h3 className="border-t border-line p-2">
              <Disclosure open={more} controls={`${id}-more`} onToggle={() => setMore(!more)}>
                <span className="grow">{words.filters.more}</span>
              </Disclosure>
            </h3>
            <div id={`${id}-more`} hidden={!more}>
              {more && (
                <div className={cx(fieldsClass, 'pt-2')}>
                  <MoreFilterFields {...props} />
                </div>
              )}
            </div>
          </>
        )}
      </div>
    </Card>
  )
}

const fieldsClass = 'grid grid-cols-4 items-start gap-x-6 gap-y-4 p-5'

function Disclosure(props: { open: boolean; controls: string; onToggle: () => void; children: ReactNode }) {
  const { open, controls, onToggle, children } = props
  return (
    <button
      type="button"
      aria-expanded={open}
      aria-controls={controls}
      onClick={onToggle}
      className="press flex min-h-12 w-full items-center gap-3 rounded-md px-3 text-start font-semibold hover:bg-sand"
    >
      {children}
      <ChevronDown
        size={20}
        aria-hidden="true"
        className={cx('shrink-0', open && 'transform-[rotate(180deg)]')}
      />
    </button>
  )
}
