import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { controlClass, Field } from '../../ui/forms/field.tsx'
import { Select } from '../../ui/forms/select.tsx'
import { words as ui } from '../../ui/words.ts'
import { words as landing } from '../words/landing.ts'

/** Fields have no name, so that no choice appears in an address. */
export function LandingSearch() {
  const words = landing.search
  const genders = Object.entries(words.genders).map(([value, label]) => ({ value, label }))
  const [man, woman] = genders
  return (
    <form
      id="search"
      action="/register"
      className="grid grid-cols-2 items-end gap-4 rounded-lg border border-line bg-card p-5 sm:grid-cols-4 sm:p-6 lg:grid-cols-[1fr_1fr_2fr_auto]"
    >
      <Select label={words.iAm} data-choice="gender" options={genders} defaultValue={man?.value} />
      <Select
        label={words.lookingFor}
        data-choice="looking_for"
        options={genders}
        defaultValue={woman?.value}
      />
      <fieldset className="col-span-2 grid grid-cols-2 gap-x-4 lg:col-span-1">
        <legend className="mb-1.5 text-sm font-semibold">{words.ages}</legend>
        <AgeField label={ui.range.min} choice="age_min" age="22" />
        <AgeField label={ui.range.max} choice="age_max" age="30" />
      </fieldset>
      <Button type="submit" className="max-lg:col-span-full">
        {words.find}
      </Button>
    </form>
  )
}

function AgeField({ label, choice, age }: { label: string; choice: string; age: string }) {
  return (
    <Field label={label}>
      {(control) => (
        <div className="relative">
          <input
            {...control}
            data-choice={choice}
            data-list={landing.search.ages}
            data-nothing-found={ui.nothingFound}
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
