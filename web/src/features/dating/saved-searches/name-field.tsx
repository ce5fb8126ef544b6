import { SEARCH_NAME_MAX } from '@ndoa/contract/limits'
import { sentenceFor } from '../../../lib/api/api-error.ts'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { words } from './words.ts'

interface NameFieldProps {
  name: string
  error: Error | null
  isSelected?: boolean
  onChange: (name: string) => void
}

const select = (input: HTMLInputElement | null) => input?.select()

export const NameField = ({ name, error, isSelected = false, onChange }: NameFieldProps) => (
  <TextField
    ref={isSelected ? select : undefined}
    label={words.name}
    value={name}
    required
    maxLength={SEARCH_NAME_MAX}
    dir="auto"
    autoComplete="off"
    error={error ? sentenceFor(error, words.notSaved) : undefined}
    onChange={({ target }) => onChange(target.value)}
  />
)
