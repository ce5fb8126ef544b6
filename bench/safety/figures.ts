/**
 * A figure of the safety list (B7, C1 …): what was found, and what it must be. Each `*.bench.ts` here reports some; all of
 * them run with `npm run bench -- safety`.
 */
export type Figure = { name: string; found: string; floor: string; isMet: boolean }

/** A count of a total, with the least or the most that its share may be. */
export function shareFigure(
  name: string,
  { part, of }: { part: number; of: number },
  floor: { least: number } | { most: number },
): Figure {
  const share = of === 0 ? Number.NaN : part / of
  return {
    name,
    found: `${part} of ${of}`,
    floor: 'least' in floor ? `at least ${percent(floor.least)}` : `at most ${percent(floor.most)}`,
    // Of nothing there is no share, and nothing was measured.
    isMet: 'least' in floor ? share >= floor.least : share <= floor.most,
  }
}

/** Prints figures; the process ends with 1 when one of them is not what it must be. */
export function report(figures: readonly Figure[]): void {
  for (const { name, found, floor, isMet } of figures)
    console.log(`${isMet ? '      ' : 'FAILED'} ${name.padEnd(46)} ${found.padEnd(16)} (${floor})`)
  const isMet = figures.length > 0 && figures.every((figure) => figure.isMet)
  console.log(isMet ? 'PASSED' : 'FAILED')
  if (!isMet) process.exitCode = 1
}

const percent = (share: number) => `${+(share * 100).toFixed(2)} %`
