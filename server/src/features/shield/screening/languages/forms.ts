/** Every way to join a beginning, a stem and an end: the forms of verbs, as a list with commas. `_` stands for nothing. */
export const words = (...parts: string[]): string => joined('', parts)

/** The same with words: every way to say a subject, a verb and an object after one another. */
export const sayings = (...parts: string[]): string => joined(' ', parts)

function joined(between: string, parts: string[]): string {
  const lists = parts.map((part) => part.split(',').map((one) => one.trim().replace('_', '')))
  const join = (begun: string, next: string) => (begun && next ? begun + between : begun) + next
  return lists
    .reduce((begun, list) => begun.flatMap((start) => list.map((next) => join(start, next))), [''])
    .join(', ')
}
