export interface Guess {
  score: number
  occurred: boolean
}

/** Returns how often a positive case scores above a negative one; ties count half. */
export function aucOf(guesses: readonly Guess[]): number {
  const sorted = guesses.toSorted((a, b) => a.score - b.score)
  const occurred = sorted.filter((guess) => guess.occurred).length
  let ranks = 0
  for (let from = 0, to = 0; from < sorted.length; from = to) {
    while (to < sorted.length && sorted[to]!.score === sorted[from]!.score) to++
    const middle = (from + to + 1) / 2
    for (let at = from; at < to; at++) if (sorted[at]!.occurred) ranks += middle
  }
  return (ranks - (occurred * (occurred + 1)) / 2) / (occurred * (sorted.length - occurred))
}
