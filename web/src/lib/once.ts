/** A function that computes its value at the first call and returns the same one afterwards. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}
