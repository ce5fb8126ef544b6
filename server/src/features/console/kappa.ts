import type { Pairs } from './figures.queries.ts'

interface Agreement {
  compared: number
  agreed: number
  kappa: number | null
}

/** Cohen's kappa: 1 when two people always choose the same, 0 when they agree as often as by chance. */
export function agreementOf(pairs: readonly Pairs[]): Agreement {
  const compared = sum(pairs)
  const agreed = sum(pairs.filter(({ one, other }) => one === other))
  const choices = new Set(pairs.flatMap(({ one, other }) => [one, other]))
  const byChance = [...choices].reduce(
    (share, choice) =>
      share +
      (sum(pairs.filter(({ one }) => one === choice)) / compared) *
        (sum(pairs.filter(({ other }) => other === choice)) / compared),
    0,
  )
  // With a single choice there is nothing to agree about.
  const kappa = choices.size > 1 ? (agreed / compared - byChance) / (1 - byChance) : null
  return { compared, agreed, kappa }
}

const sum = (pairs: readonly Pairs[]) => pairs.reduce((total, { count }) => total + count, 0)
