type Read<T> = (value: unknown) => T | undefined
type Search<Readers> = { [Name in keyof Readers]?: Readers[Name] extends Read<infer T> ? T : never }

/**
 * For `validateSearch`: `searchOf({ member: anId, sort: oneOf(ORDERS) })`. Invalid values are
 * ignored. Without a schema library, since every page loads this part of each route.
 */
export function searchOf<Readers extends Record<string, Read<unknown>>>(readers: Readers) {
  return (search: Record<string, unknown>): Search<Readers> => {
    const read = Object.entries(readers).map(([name, reader]) => [name, reader(search[name])])
    // Every name is there, undefined or not: a name left out would keep what the address says.
    return Object.fromEntries(read)
  }
}

export const anId: Read<string> = (value) =>
  typeof value === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value) ? value : undefined

/** Any text; the screen checks it. */
export const aWord: Read<string> = (value) => (typeof value === 'string' && value ? value : undefined)

export const aNumber: Read<number> = (value) =>
  (typeof value === 'string' && value.trim()) || typeof value === 'number' ? finite(Number(value)) : undefined

export const oneOf =
  <const Choices extends readonly string[]>(choices: Choices): Read<Choices[number]> =>
  (value) =>
    choices.find((choice) => choice === value)

const finite = (value: number) => (Number.isFinite(value) ? value : undefined)
