// Measures how well the percentage predicts mutual interest, and how evenly suggestions spread exposure.
import { type Prediction, predictions } from './prediction.ts'
import { ORDERS, type Outcome, simulate } from './simulation.ts'

const GINI = 0.4
const NEVER_SHOWN = 0.01
const MATCHES = 0.98
const BETTER_THAN_CHANCE = 0.52
const failures: string[] = []

reportScore(predictions())
reportExposure(Object.fromEntries(ORDERS.map((order) => [order, simulate(order)])))
for (const miss of failures) console.log(miss)
console.log(failures.length === 0 ? 'PASSED' : 'FAILED')
process.exitCode = failures.length === 0 ? 0 : 1

function reportScore(rows: Record<string, Prediction>) {
  console.log(`
8,368 sides of speed dates, 2002 to 2004: of two dates, one of which became a mutual yes, how often had that one the
higher score? .50 is chance. A score of our form (same weights, blanks, geometric mean) over the questions of that
survey, with nothing fitted to the answers:`)
  console.table(
    Object.fromEntries(
      Object.entries(rows).map(([name, { auc, from, to, inOneList }]) => [
        name,
        { AUC: share(auc), '95 %': `${share(from)} to ${share(to)}`, 'in one list': share(inOneList) },
      ]),
    ),
  )
  console.log(`Answers foretell a mutual yes weakly: better than chance, worse than knowing who is liked by everybody. Ranking by
that would hide most members (below), so the product does not. Students of one American university, met in person:
others may be different, and no percentage here foresees popularity.`)
  const { from } = rows['our form, both sides'] ?? { from: 0 }
  if (from < BETTER_THAN_CHANCE) failures.push(`the score of both sides may be as low as ${share(from)}`)
}

function reportExposure(outcomes: Record<string, Outcome>) {
  console.log(`
6,000 members for four weeks, each looking at 40 suggestions on two days of five. Who likes whom follows from how liked
somebody is, how easily somebody likes, the percentage (a little) and chance; these sizes are assumptions, so compare
the rows and trust no number by itself. Exposure per week; Gini 0: all are shown alike, 1: one alone is shown.`)
  console.table(
    Object.fromEntries(
      Object.entries(outcomes).map(([order, outcome]) => [
        order,
        {
          'Gini, men': outcome.giniOfMen.toFixed(3),
          'Gini, women': outcome.giniOfWomen.toFixed(3),
          'never shown in a week': percent(outcome.neverShown),
          'mutual likes per 1,000': outcome.perThousand.toFixed(1),
          'with a mutual like': percent(outcome.matched),
        },
      ]),
    ),
  )
  const { product, 'percent alone': unconstrained } = outcomes
  if (!product || !unconstrained) throw new Error('an order is missing')
  const retained = product.perThousand / unconstrained.perThousand
  console.log(
    `Showing the least shown first among equals keeps ${percent(retained)} of the mutual likes per impression.`,
  )
  const gini = Math.max(product.giniOfMen, product.giniOfWomen)
  if (gini > GINI) failures.push(`Gini ${gini.toFixed(3)} is over ${GINI}`)
  if (product.neverShown > NEVER_SHOWN)
    failures.push(`${percent(product.neverShown)} are never shown in a week, over ${percent(NEVER_SHOWN)}`)
  if (retained < MATCHES)
    failures.push(`${percent(retained)} of the mutual likes are left, under ${percent(MATCHES)}`)
}

function share(value: number): string {
  return value.toFixed(3).replace(/^0/, '')
}

function percent(value: number): string {
  return `${(value * 100).toFixed(1)} %`
}
