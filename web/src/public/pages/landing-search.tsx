import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { controlClass, Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'

const genders = ['Male', 'Female'].map((gender) => ({ value: gender, label: gender }))

/**
 * Leads to registration. The page's script swaps the genders, makes the ages searchable and keeps the choices for the
 * form. No field has a name, so that no choice ever appears in an address.
 */
export function SearchCard() {
  return (
    <form
      id="search"
      action="/register"
      className="grid grid-cols-2 items-end gap-4 rounded-lg border border-line bg-card p-5 sm:grid-cols-4 sm:p-6 lg:grid-cols-[1fr_1fr_2fr_auto]"
    >
      <Select label="I am a" data-choice="gender" options={genders} defaultValue="Male" />
      <Select label="I’m looking for a" data-choice="looking_for" options={genders} defaultValue="Female" />
      <fieldset className="col-span-2 grid grid-cols-2 gap-x-4 lg:col-span-1">
        <legend className="mb-1.5 text-sm font-semibold">Ages</legend>
        <AgeField label="Min" choice="age_min" age="22" />
        <AgeField label="Max" choice="age_max" age="30" />
      </fieldset>
      <Button type="submit" className="max-lg:col-span-full">
        Find my match
      </Button>
    </form>
  )
}

/** A number field until the script turns it into a searchable list. */
function AgeField({ label, choice, age }: { label: string; choice: string; age: string }) {
  return (
    <Field label={label}>
      {(control) => (
        <div className="relative">
          <input
            {...control}
            data-choice={choice}
            inputMode="numeric"
            autoComplete="off"
            defaultValue={age}
            className={cx(controlClass, 'w-full')}
          />
        </div>
      )}
    </Field>
  )
}
