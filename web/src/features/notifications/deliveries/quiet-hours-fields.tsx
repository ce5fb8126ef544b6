import type { DeliveryChoices, QuietHours } from '@ndoa/contract/notifications/deliveries'
import { Select } from '../../../ui/forms/select.tsx'
import { Switch } from '../../../ui/forms/switch.tsx'
import { words } from './words.ts'

interface QuietHoursFieldsProps {
  choices: DeliveryChoices
  onChange: (quiet: QuietHours) => void
}

/** Equal hours mean no quiet hours. */
const NIGHT: QuietHours = { starts: 22, ends: 7 }
const NEVER: QuietHours = { starts: 0, ends: 0 }

const HOURS = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}))

export function QuietHoursFields({ choices: { quiet, zone }, onChange }: QuietHoursFieldsProps) {
  const isOn = quiet.starts !== quiet.ends
  return (
    <div>
      <Switch
        label={words.night}
        hint={words.nightHint}
        checked={isOn}
        onChange={(event) => onChange(event.target.checked ? NIGHT : NEVER)}
      />
      {isOn && (
        <div className="mt-2 grid grid-cols-2 gap-4 sm:max-w-sm">
          <Select
            id="quiet-starts"
            label={words.starts}
            options={HOURS.filter(({ value }) => value !== String(quiet.ends))}
            value={String(quiet.starts)}
            onChange={(event) => onChange({ ...quiet, starts: Number(event.target.value) })}
          />
          <Select
            id="quiet-ends"
            label={words.ends}
            options={HOURS.filter(({ value }) => value !== String(quiet.starts))}
            value={String(quiet.ends)}
            onChange={(event) => onChange({ ...quiet, ends: Number(event.target.value) })}
          />
        </div>
      )}
      {isOn && zone && <p className="mt-2 text-sm text-soft">{words.zone(zone)}</p>}
    </div>
  )
}
