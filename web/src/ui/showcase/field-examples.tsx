import { Search } from 'lucide-react'
import { useState } from 'react'
import { AgeRange } from '../forms/age-range.tsx'
import { Checklist } from '../forms/checklist.tsx'
import { Combobox } from '../forms/combobox.tsx'
import { DatePartsField } from '../forms/date-parts-field.tsx'
import { EmailField } from '../forms/email-field.tsx'
import { MultiSelect } from '../forms/multi-select.tsx'
import { PasswordField } from '../forms/password-field.tsx'
import { RangeSlider } from '../forms/range-slider.tsx'
import { Select } from '../forms/select.tsx'
import { TextArea } from '../forms/text-area.tsx'
import { TextField } from '../forms/text-field.tsx'
import { Examples } from './examples.tsx'

const countries = ['Nigeria', 'Ghana', 'Kenya', 'Ethiopia', 'South Africa', 'Senegal', 'Côte d’Ivoire'].map(
  (name) => ({ value: name.slice(0, 2).toUpperCase(), label: name }),
)
const languages = ['English', 'Yorùbá', 'Igbo', 'Hausa', 'Twi', 'Swahili', 'French'].map((name) => ({
  value: name.toLowerCase(),
  label: name,
}))

export function FieldExamples() {
  const [email, setEmail] = useState('amara@')
  const [password, setPassword] = useState('Karibu')
  const [country, setCountry] = useState('NI')
  const [spoken, setSpoken] = useState(['igbo', 'english'])
  const [ages, setAges] = useState<[number, number]>([22, 35])
  const [wanted, setWanted] = useState({ min: 22, max: 30 })
  return (
    <Examples title="Fields">
      <TextField label="Full Name" required placeholder="Amara Okafor" hint="As on your identity papers." />
      <EmailField value={email} onChange={setEmail} error="Please enter a valid email" />
      <TextField
        label="Search conversations"
        hideLabel
        placeholder="Search conversations..."
        start={<Search size={18} aria-hidden="true" />}
      />
      <TextField label="Disabled" disabled defaultValue="Nigeria" />
      <PasswordField autoComplete="current-password" value={password} onChange={setPassword} />
      <Checklist
        label="Your password needs"
        items={[
          { text: 'At least 8 characters', done: false },
          { text: 'One uppercase letter', done: true },
        ]}
      />
      <DatePartsField
        label="Date of Birth"
        required
        monthFirst={false}
        value=""
        onChange={() => {}}
        error="Date of birth is required"
      />
      <TextArea label="Bio" hint="A few lines about you." />
      <Select label="Faith" options={languages} placeholder="Select your faith" defaultValue="" />
      <Select label="Gender" options={countries} error="Gender is required" />
      <Combobox label="Country" options={countries} value={country} onChange={setCountry} clearable />
      <MultiSelect
        label="Spoken Languages"
        required
        options={languages}
        value={spoken}
        onChange={setSpoken}
        searchLabel="Search languages"
      />
      <AgeRange label="Ages" {...wanted} onChange={setWanted} />
      <RangeSlider
        label="Age"
        min={18}
        max={60}
        value={ages}
        onChange={setAges}
        format={(age) => (age === 60 ? '60+' : String(age))}
      />
    </Examples>
  )
}
