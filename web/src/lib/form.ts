import type { FaultWords } from '@ndoa/contract/faults'
import { useEffect, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { faults } from './faults.ts'

export type FieldErrors = Readonly<Record<string, string | undefined>>

/** The first sentence for each field, named by the last part of its path: `data.full_name` is `full_name`. */
export function fieldErrors(schema: z.ZodMiniType, value: unknown): Record<string, string> {
  const result = schema.safeParse(value)
  const errors: Record<string, string> = {}
  for (const issue of result.error?.issues ?? []) errors[lastPart(issue.path)] ??= sentenceFor(issue.message)
  return errors
}

/** The schema library uses its own words for faults without a code in the contract. */
const sentenceFor = (fault: string) =>
  faults[fault as Exclude<keyof FaultWords, 'password_unmet'>] ?? faults.not_allowed

/** The server names fields by their whole path; the form by the last part. */
export function byLastPart(fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([path, text]) => [lastPart(path.split('.')), text]))
}

const lastPart = (path: readonly PropertyKey[]) => String(path.at(-1) ?? '')

/** A button that opens a list cannot be `aria-invalid`. */
const INVALID = '[aria-invalid=true], [data-invalid]'

export const firstInvalid = (form: HTMLElement | null) => form?.querySelector<HTMLElement>(INVALID)

const mountedForms = new Set<{ values: object; language: string }>()

/** A change of language draws a form again while the old one still exists, so typed values carry over. */
function initialValues<Values extends object>(initial: Values): Values {
  const names = Object.keys(initial).join()
  for (const { values, language } of mountedForms)
    if (language !== document.documentElement.lang && Object.keys(values).join() === names)
      return values as Values
  return initial
}

/** A failed check moves the focus to the first invalid field. Put `ref` and `noValidate` on the `<form>`. */
export function useForm<Values extends object>(initial: Values, validate: (values: Values) => FieldErrors) {
  const [values, setValues] = useState(() => initialValues(initial))
  const [errors, setErrors] = useState<FieldErrors>({})
  const [refusals, setRefusals] = useState(0)
  const ref = useRef<HTMLFormElement>(null)

  useEffect(() => {
    const form = { values, language: document.documentElement.lang }
    mountedForms.add(form)
    return () => void mountedForms.delete(form)
  }, [values])

  useEffect(() => {
    if (refusals > 0) firstInvalid(ref.current)?.focus()
  }, [refusals])

  function set<Name extends keyof Values & string>(name: Name, value: Values[Name]) {
    setValues((before) => ({ ...before, [name]: value }))
    setErrors((before) => (before[name] ? { ...before, [name]: undefined } : before))
  }

  function adopt(answer: Partial<Values>, sent: Values) {
    setValues((now) => {
      const edited = Object.entries(now).filter(([name, value]) => value !== sent[name as keyof Values])
      return { ...now, ...answer, ...Object.fromEntries(edited) }
    })
  }

  function refuse(found: FieldErrors) {
    setErrors(found)
    setRefusals((count) => count + 1)
  }

  function check(): boolean {
    const found = validate(values)
    if (Object.keys(found).length === 0) return true
    refuse(found)
    return false
  }

  const clearErrors = () => setErrors({})

  return { values, errors, ref, set, adopt, check, refuse, clearErrors }
}
