import { SEARCH_NAME_MAX } from '@ndoa/contract/limits'
import { sentenceFor } from '../../lib/api-error.ts'
import { TextField } from '../../ui/text-field.tsx'
import { words } from './words/index.ts'

interface NameFieldProps {
  name: string
  error: Error | null
  /** Whether what it holds is selected at first, to be typed over. */
  isSelected?: boolean
  onChange: (name: string) => void
}

const select = (input: HTMLInputElement | null) => input?.select()

/** The name of a search. */
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
