import * as z from 'zod'
import type { Fault } from './errors.ts'

/** Replaces zod's default messages with the contract's codes, but keeps messages that the contract sets. */
export function useFieldFaults(): void {
  z.config({ localeError: faultIn })
}

function faultIn(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'unrecognized_keys':
      return 'unknown'
    case 'too_big':
      return tooBig(issue)
    case 'too_small':
      return tooSmall(issue)
    default:
      return issue.input === undefined ? 'missing' : 'not_allowed'
  }
}

function tooBig({ origin, maximum }: z.core.$ZodRawIssue<z.core.$ZodIssueTooBig>) {
  if (origin === 'string') return `too_long:${maximum}`
  return `${origin === 'array' ? 'too_many' : 'too_big'}:${maximum}`
}

function tooSmall({ origin, minimum }: z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall>) {
  if (origin === 'string') return minimum === 1 ? 'missing' : `too_short:${minimum}`
  return `${origin === 'array' ? 'too_few' : 'too_small'}:${minimum}`
}

interface Issue {
  message: string
  path?: ReadonlyArray<PropertyKey | { readonly key: PropertyKey }> | undefined
  keys?: readonly string[] | undefined
}

/** Above any real form's count, because a 64 KiB body can contain thousands of faults. */
const NAMED_MAX = 100

export function fieldsOf(issues: readonly Issue[]): Record<string, Fault> {
  const fields: Record<string, Fault> = {}
  for (const { message, path = [], keys = [] } of issues.slice(0, NAMED_MAX)) {
    const name = path.map((part) => String(typeof part === 'object' ? part.key : part))
    const names = keys.length > 0 ? keys.slice(0, NAMED_MAX).map((key) => [...name, key]) : [name]
    for (const each of names) fields[each.join('.')] ??= { fault: message }
  }
  return fields
}
