import { TextField, type TextFieldProps } from './text-field.tsx'

/** A day, with the native picker. Value, `min` and `max` are `YYYY-MM-DD`. */
export function DateField(props: Omit<TextFieldProps, 'type' | 'start' | 'end'>) {
  return <TextField {...props} type="date" />
}
