import { createRandom } from '../../dev/demo/generators.ts'
import { aucOf, type Guess } from './auc.ts'
import { type SpeedDate, speedDates } from './speed-dates.ts'
import { oneSided, reciprocal } from './survey-score.ts'

type Predictor = (date: SpeedDate) => number

export interface Prediction {
  auc: number
  /** `from` and `to` bound the 95 % bootstrap interval over evenings. */
  from: number
  to: number
  inOneList: number
}

const DRAWS = 200

export function predictions(): Record<string, Prediction> {
  const dates = speedDates()
  return Object.fromEntries(
    Object.entries(predictors(dates)).map(([name, predictor]) => [name, predictionOf(dates, predictor)]),
  )
}

function predictors(dates: readonly SpeedDate[]): Record<string, Predictor> {
  const random = createRandom(3)
  const givenRate = rates(dates, ({ who }) => who.id)
  const receivedRate = rates(dates, ({ whom }) => whom.id)
  const reverseDates = new Map(dates.map((date) => [`${date.who.id} ${date.whom.id}`, date]))
  const likelihood = (date: SpeedDate) => givenRate(date) * receivedRate(date)
  const mutual = (date: SpeedDate) => {
    const other = reverseDates.get(`${date.whom.id} ${date.who.id}`)
    return likelihood(date) * (other ? likelihood(other) : 0)
  }
  return {
    chance: () => random.next(),
    'our form, one side': ({ who, whom }) => oneSided(who, whom),
    'our form, both sides': ({ who, whom }) => reciprocal(who, whom),
    'popularity of the other': receivedRate,
    'popularity and choosiness, both sides': mutual,
    'the same, and our form': (date) => mutual(date) * reciprocal(date.who, date.whom) ** 2,
    'liking after the date, both sides': ({ liking, liked }) => (liking ?? 5) * (liked ?? 5),
  }
}

function rates(dates: readonly SpeedDate[], personOf: (date: SpeedDate) => string): Predictor {
  const tally = new Map<string, { dates: number; yes: number }>()
  for (const date of dates) {
    const person = tally.get(personOf(date)) ?? { dates: 0, yes: 0 }
    tally.set(personOf(date), { dates: person.dates + 1, yes: person.yes + Number(date.yes) })
  }
  return (date) => {
    const { dates: count, yes } = tally.get(personOf(date)) ?? { dates: 0, yes: 0 }
    return (yes - Number(date.yes) + 1) / (count + 1) // Laplace smoothing adds one yes and one no
  }
}

function predictionOf(dates: readonly SpeedDate[], predictor: Predictor): Prediction {
  const guesses = dates.map((date) => ({ date, score: predictor(date), occurred: date.match }))
  const evenings = [...Map.groupBy(guesses, ({ date }) => date.who.wave).values()]
  const random = createRandom(9)
  const drawn = Array.from({ length: DRAWS }, () =>
    aucOf(evenings.flatMap(() => random.pick(evenings))),
  ).toSorted((a, b) => a - b)
  const lists = [...Map.groupBy(guesses, ({ date }) => date.who.id).values()].filter(isMixed)
  return {
    auc: aucOf(guesses),
    from: drawn[Math.floor(0.025 * DRAWS)] ?? NaN,
    to: drawn[Math.floor(0.975 * DRAWS)] ?? NaN,
    inOneList: mean(lists.map(aucOf)),
  }
}

const isMixed = (guesses: readonly Guess[]) => new Set(guesses.map(({ occurred }) => occurred)).size === 2
const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length
