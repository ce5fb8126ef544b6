import { shownNameOf, shownNames } from '@ndoa/contract/shown-names'
import { useEffect } from 'react'
import { Select } from '../../../../ui/forms/select.tsx'
import { words } from '../words/own.ts'
import type { SectionProps } from './use-profile-editor.ts'

type ShownNameFieldProps = Pick<SectionProps['editor'], 'values' | 'errors' | 'set'>

/** Keeps the chosen name while the full name has it. */
export function ShownNameField({ values: { full_name, display_name }, errors, set }: ShownNameFieldProps) {
  const shown = shownNameOf(full_name, display_name)

  useEffect(() => {
    if (full_name.trim() !== '' && shown !== display_name) set('display_name', shown)
  })

  return (
    <Select
      label={words.basic.shownName}
      hint={words.basic.shownNameHint}
      options={shownNames(full_name).map((name) => ({ value: name, label: name }))}
      value={shown}
      onChange={(event) => set('display_name', event.target.value)}
      error={errors.display_name}
    />
  )
}
