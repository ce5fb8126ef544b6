import { words } from '../words.ts'
import { Combobox } from './combobox.tsx'

const ages = Array.from({ length: 79 }, (_, index) => String(22 + index))
const options = ages.map((age) => ({ value: age, label: age }))

export interface AgeRangeProps {
  label: string
  min: number
  max: number
  onChange: (range: { min: number; max: number }) => void
}

export function AgeRange({ label, min, max, onChange }: AgeRangeProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      <div className="grid grid-cols-2 gap-3">
        <Combobox
          label={words.range.min}
          options={options}
          value={String(min)}
          onChange={(value) => value && onChange({ min: Number(value), max })}
          maxMenuHeight={200}
        />
        <Combobox
          label={words.range.max}
          options={options}
          value={String(max)}
          onChange={(value) => value && onChange({ min, max: Number(value) })}
          maxMenuHeight={200}
        />
      </div>
    </fieldset>
  )
}
