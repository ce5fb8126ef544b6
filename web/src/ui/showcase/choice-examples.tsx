import { Grid2x2, List } from 'lucide-react'
import { useState } from 'react'
import { Checkbox } from '../forms/checkbox.tsx'
import { ChoiceChips } from '../forms/choice-chips.tsx'
import { RadioGroup } from '../forms/radio-group.tsx'
import { Segmented } from '../forms/segmented.tsx'
import { Switch } from '../forms/switch.tsx'
import { Tabs } from '../tabs.tsx'
import { Examples } from './examples.tsx'

const breakers = ['Smoking', 'Drinking', 'No faith', 'Different faith', 'Has children', 'Long distance']

export function ChoiceExamples() {
  const [visibility, setVisibility] = useState('everyone')
  const [view, setView] = useState<'grid' | 'list'>('grid')
  const [chosen, setChosen] = useState(['Smoking', 'No faith'])
  const [tab, setTab] = useState<'basic' | 'faith' | 'life'>('basic')
  return (
    <Examples title="Choices">
      <Segmented
        label="View"
        value={view}
        onChange={setView}
        options={[
          { value: 'grid', label: 'Grid', icon: <Grid2x2 size={18} aria-hidden="true" /> },
          { value: 'list', label: 'List', icon: <List size={18} aria-hidden="true" /> },
        ]}
      />
      <RadioGroup
        label="Profile visibility"
        value={visibility}
        onChange={setVisibility}
        options={[
          { value: 'everyone', label: 'Everyone', hint: 'All members can see your profile.' },
          { value: 'verified', label: 'Verified Users Only' },
          { value: 'matches', label: 'Matches Only' },
        ]}
      />
      <ChoiceChips
        label="Deal Breakers"
        options={breakers.map((label) => ({ value: label, label }))}
        value={chosen}
        onChange={setChosen}
      />
      <div>
        <Checkbox label="Unread only" />
        <Checkbox
          label="I agree to the Terms of Service"
          error="You must agree to the terms and privacy policy"
        />
        <Switch label="Email" hint="New matches and messages by email." defaultChecked />
        <Switch label="Photo Blur" />
        <Switch label="SMS" disabled />
      </div>
      <div className="min-w-0">
        <Tabs
          label="Profile"
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'basic', label: 'Basic Info', content: <p>Full name, gender, date of birth.</p> },
            { value: 'faith', label: 'Faith & Beliefs', content: <p>Faith and denomination.</p> },
            { value: 'life', label: 'Lifestyle', content: <p>Smoking, drinking.</p> },
          ]}
        />
      </div>
    </Examples>
  )
}
