/** "3, 7 or 30" */
export const orList = (items: readonly (string | number)[]): string =>
  new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(items.map(String))

/** "an hour", "24 hours" */
export const inHours = (hours: number): string => (hours === 1 ? 'an hour' : `${hours} hours`)
