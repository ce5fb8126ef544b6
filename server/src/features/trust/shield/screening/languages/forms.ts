/** Joins every combination of beginnings, stems and endings into words, as a comma-separated list. `_` is empty. */
export const formsOf = (...parts: string[]): string => joined('', parts)

/** Like `formsOf`, with spaces between the parts, such as subjects, verbs and objects. */
export const phrasesOf = (...parts: string[]): string => joined(' ', parts)

function joined(between: string, parts: string[]): string {
  const lists = parts.map((part) => part.split(',').map((one) => one.trim().replace('_', '')))
  const join = (begun: string, next: string) => (begun && next ? begun + between : begun) + next
  return lists
    .reduce((begun, list) => begun.flatMap((start) => list.map((next) => join(start, next))), [''])
    .join(', ')
}
