/** Every way to join a beginning, a stem and an end: the forms of verbs, as a list with commas. `_` stands for nothing. */
export function words(...parts: string[]): string {
  const lists = parts.map((part) => part.split(',').map((one) => one.trim().replace('_', '')))
  return lists
    .reduce((begun, list) => begun.flatMap((start) => list.map((next) => start + next)), [''])
    .join(', ')
}
