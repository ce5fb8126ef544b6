import { useId } from 'react'
import { words } from '../words.ts'

export interface RangeSliderProps {
  label: string
  min: number
  max: number
  value: readonly [number, number]
  onChange: (value: [number, number]) => void
  /** Formats a value, such as "60+" for 60. */
  format?: (value: number) => string
  gap?: number
  disabled?: boolean
}

/** Two native sliders on one track, so that keys and screen readers work as usual. */
export function RangeSlider(props: RangeSliderProps) {
  const { label, min, max, value, onChange, format = String, gap = 1, disabled } = props
  const id = useId()
  const [low, high] = value
  const share = (point: number) => `${((point - min) / (max - min)) * 100}%`
  const common = { min, max, disabled, className: 'range-thumb' }

  return (
    <fieldset>
      <div className="mb-1.5 flex items-baseline justify-between gap-4">
        <legend className="contents text-sm font-semibold">{label}</legend>
        <output htmlFor={`${id}-low ${id}-high`} className="font-semibold tabular-nums">
          {words.range.ends(format(low), format(high))}
        </output>
      </div>
      <div className="range" style={{ '--low': share(low), '--high': share(high) }}>
        <input
          {...common}
          type="range"
          id={`${id}-low`}
          aria-label={words.range.lowest(label)}
          aria-valuetext={format(low)}
          value={low}
          onChange={(event) => onChange([Math.min(Number(event.target.value), high - gap), high])}
        />
        <input
          {...common}
          type="range"
          id={`${id}-high`}
          aria-label={words.range.highest(label)}
          aria-valuetext={format(high)}
          value={high}
          // With both thumbs at the upper end only the lower one can move, so it must be on top.
          data-under={low > (min + max) / 2 || undefined}
          onChange={(event) => onChange([low, Math.max(Number(event.target.value), low + gap)])}
        />
      </div>
    </fieldset>
  )
}
