/** One figure of the safety list (B7, C1 …), with its bound. */
export type Figure = { name: string; found: string; floor: string; isMet: boolean }

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
    // An empty total gives NaN, which fails either bound.
    isMet: 'least' in floor ? share >= floor.least : share <= floor.most,
  }
}

export function report(figures: readonly Figure[]): void {
  for (const { name, found, floor, isMet } of figures)
    console.log(`${isMet ? '      ' : 'FAILED'} ${name.padEnd(46)} ${found.padEnd(16)} (${floor})`)
  const isMet = figures.length > 0 && figures.every((figure) => figure.isMet)
  console.log(isMet ? 'PASSED' : 'FAILED')
  if (!isMet) process.exitCode = 1
}

const percent = (share: number) => `${+(share * 100).toFixed(2)} %`
