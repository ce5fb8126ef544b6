/** Joins class names and drops whatever is not one, so that `open && 'rotate-180'` works. */
export function cx(...names: unknown[]): string {
  return names.filter((name) => typeof name === 'string' && name !== '').join(' ')
}
