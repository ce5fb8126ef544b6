import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'

const genders = ['Male', 'Female'].map((gender) => ({ value: gender, label: gender }))
const ages = Array.from({ length: 79 }, (_, index) => ({
  value: String(22 + index),
  label: String(22 + index),
}))

/** Leads to registration and carries the choices there. The page's script swaps the genders. */
export function SearchCard() {
  return (
    <form
      id="search"
      action="/register"
      className="grid grid-cols-2 gap-4 rounded-lg border border-line bg-card p-5 sm:grid-cols-4 sm:p-6 lg:grid-cols-[1fr_1fr_1fr_1fr_auto] lg:items-end"
    >
      <Select label="I am a" name="gender" options={genders} defaultValue="Male" />
      <Select label="I’m looking for a" name="looking_for" options={genders} defaultValue="Female" />
      <Select label="Ages from" name="age_min" options={ages} defaultValue="22" />
      <Select label="to" name="age_max" options={ages} defaultValue="30" />
      <Button type="submit" className="max-lg:col-span-full">
        Find my match
      </Button>
    </form>
  )
}
