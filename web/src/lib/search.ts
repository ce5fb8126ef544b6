type Read<T> = (value: unknown) => T | undefined
type Search<Readers> = { [Name in keyof Readers]?: Readers[Name] extends Read<infer T> ? T : never }

/** For `validateSearch`. Ignores invalid values. Uses no schema library, because every page loads this. */
export function searchOf<Readers extends Record<string, Read<unknown>>>(readers: Readers) {
  return (search: Record<string, unknown>): Search<Readers> => {
    const read = Object.entries(readers).map(([name, reader]) => [name, reader(search[name])])
    // Includes undefined names, because a missing name would keep the value in the address.
    return Object.fromEntries(read)
  }
}

export const readId: Read<string> = (value) =>
  typeof value === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value) ? value : undefined

export const readText: Read<string> = (value) => (typeof value === 'string' && value ? value : undefined)

export const readNumber: Read<number> = (value) =>
  (typeof value === 'string' && value.trim()) || typeof value === 'number' ? finite(Number(value)) : undefined

export const oneOf =
  <const Choices extends readonly string[]>(choices: Choices): Read<Choices[number]> =>
  (value) =>
    choices.find((choice) => choice === value)

const finite = (value: number) => (Number.isFinite(value) ? value : undefined)
