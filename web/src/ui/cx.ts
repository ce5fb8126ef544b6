/** Drops values that are not class names, so that `open && 'border-t'` works. */
export function cx(...names: unknown[]): string {
  return names.filter((name) => typeof name === 'string' && name !== '').join(' ')
}
