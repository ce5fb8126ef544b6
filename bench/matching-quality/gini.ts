/** Returns 0 if all amounts are equal, and nearly 1 if one member has everything. */
export function giniOf(amounts: readonly number[]): number {
  const sorted = amounts.toSorted((a, b) => a - b)
  const sum = sorted.reduce((x, y) => x + y, 0)
  if (sum === 0) return 0
  const weighted = sorted.reduce((x, amount, at) => x + (at + 1) * amount, 0)
  return (2 * weighted) / (sorted.length * sum) - (sorted.length + 1) / sorted.length
}
