import * as z from 'zod'

/**
 * Sentences for what a contract has none for: without them, members would read the words of the library.
 * A sentence that a contract gives of its own stays.
 */
export function useFieldSentences(): void {
  z.config({ localeError: sentenceFor })
}

function sentenceFor(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'unrecognized_keys':
      return 'This field is not known.'
    case 'too_big':
      return tooBig(issue)
    case 'too_small':
      return tooSmall(issue)
    default:
      return issue.input === undefined ? 'This field is missing.' : 'This value is not allowed.'
  }
}

function tooBig({ origin, maximum }: z.core.$ZodRawIssue<z.core.$ZodIssueTooBig>) {
  if (origin === 'string') return `This value is too long: at most ${maximum} characters.`
  return origin === 'array' ? `At most ${maximum} are possible.` : `This value can be ${maximum} at most.`
}

function tooSmall({ origin, minimum }: z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall>) {
  if (origin === 'string')
    return minimum === 1
      ? 'This field is missing.'
      : `This value is too short: at least ${minimum} characters.`
  return origin === 'array' ? `At least ${minimum} is needed.` : `This value must be ${minimum} at least.`
}

/** What a schema found wrong, by zod or through the standard interface of schemas. */
interface Issue {
  message: string
  path?: ReadonlyArray<PropertyKey | { readonly key: PropertyKey }> | undefined
  /** Of an object: those that it does not have. */
  keys?: readonly string[] | undefined
}

/** A sentence for each field by its path, `data.full_name`; the first one for a field counts. */
export function fieldsOf(issues: readonly Issue[]): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const { message, path = [], keys = [] } of issues) {
    const name = path.map((part) => String(typeof part === 'object' ? part.key : part))
    const names = keys.length > 0 ? keys.map((key) => [...name, key]) : [name]
    for (const each of names) fields[each.join('.')] ??= message
  }
  return fields
}
