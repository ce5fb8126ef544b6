import { GENDERS } from '@ndoa/contract/choices'
import { FILTER_AGE_MIN, FILTER_AGE_TOP } from '@ndoa/contract/limits'
import { ChevronDown, SlidersHorizontal } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { cx } from '../../ui/cx.ts'
import { RangeSlider } from '../../ui/range-slider.tsx'
import { Select } from '../../ui/select.tsx'
import {
  agesFromSlider,
  ageText,
  countryOptions,
  FAITH_OPTIONS,
  type Filters,
  filtersIn,
  sliderAges,
} from './filters.ts'

export interface FilterPanelProps {
  filters: Filters
  /** While the member's preferences are being loaded. */
  disabled: boolean
  onChange: (part: Partial<Filters>) => void
  onClear: () => void
}

/** Collapsed on phones, where the cards come first; the heading then lists the filters in use. */
export function FilterPanel(props: FilterPanelProps) {
  const { filters, disabled, onClear } = props
  const id = useId()
  const [open, setOpen] = useState(() => window.matchMedia('(width >= 64rem)').matches)

  return (
    <Card flush>
      <div className="flex items-center gap-2 p-1 sm:p-2">
        <h2 className="min-w-0 grow">
          <button
            type="button"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
            className="press flex min-h-12 w-full items-center gap-3 rounded-md px-3 text-start hover:bg-sand"
          >
            <SlidersHorizontal size={20} aria-hidden="true" className="shrink-0" />
            <span className="shrink-0 font-semibold">Filters</span>
            <span className="grow truncate text-sm font-normal text-soft">{!open && summary(filters)}</span>
            <ChevronDown size={20} aria-hidden="true" className={cx('shrink-0', open && 'rotate-180')} />
          </button>
        </h2>
        <Button variant="quiet" size="sm" disabled={disabled} onClick={onClear} className="shrink-0">
          Clear All
        </Button>
      </div>
      <div
        id={id}
        hidden={!open}
        className="border-t border-line p-5 not-[[hidden]]:grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-4"
      >
        {open && <FilterFields {...props} />}
      </div>
    </Card>
  )
}

function FilterFields({ filters, disabled, onChange }: Omit<FilterPanelProps, 'onClear'>) {
  const choose = (name: keyof Filters) => (event: { target: { value: string } }) =>
    onChange(filtersIn({ ...filters, [name]: event.target.value }, filters))

  return (
    <>
      <RangeSlider
        label="Age"
        min={FILTER_AGE_MIN}
        max={FILTER_AGE_TOP}
        value={sliderAges(filters)}
        onChange={(ages) => onChange(agesFromSlider(ages))}
        format={ageText}
        disabled={disabled}
      />
      <Select
        label="Country"
        options={countryOptions()}
        value={filters.country}
        onChange={choose('country')}
        disabled={disabled}
      />
      <Select
        label="Faith"
        options={FAITH_OPTIONS}
        value={filters.faith}
        onChange={choose('faith')}
        disabled={disabled}
      />
      <Select
        label="Looking for"
        options={GENDERS.map((value) => ({ value, label: value }))}
        placeholder="Choose"
        value={filters.gender ?? ''}
        onChange={choose('gender')}
        disabled={disabled}
      />
    </>
  )
}

function summary(filters: Filters): string {
  const [low, high] = sliderAges(filters)
  const named = (options: () => readonly { value: string; label: string }[], value: string) =>
    value === 'all' ? undefined : options().find((option) => option.value === value)?.label
  return [
    filters.gender,
    `${ageText(low)}–${ageText(high)}`,
    named(countryOptions, filters.country),
    named(() => FAITH_OPTIONS, filters.faith),
  ]
    .filter(Boolean)
    .join(' · ')
}
