/** Joins class names and drops whatever is not one, so that `open && 'border-t'` works. */
export function cx(...names: unknown[]): string {
  return names.filter((name) => typeof name === 'string' && name !== '').join(' ')
}
