import {
  CONTEXT_DECAY,
  CONTEXT_FEATURES,
  FEATURES,
  MAX_CONTEXT,
  valueOf,
} from '../../server/src/features/trust/shield/screening/classifier/features.ts'
import type { Reading } from '../../server/src/features/trust/shield/screening/screen-message.ts'
import type { Conversation } from './corpus.ts'

/** A message and the feature counts of its sender's earlier messages. */
export type Example = {
  conversation: Conversation
  reading: Reading
  before: Map<number, number>
  isAsk: boolean
  weight: number
}
export type Weights = { bias: number; now: Float64Array; later: Float64Array }
export type Lesson = { conversation: Conversation; isScam: boolean; weight: number }

/**
 * Tuned on held-out stories. `shrinkage` limits overfitting to a few conversations; `beside` weighs messages without
 * any part of a request, which never reach the classifier.
 */
const OPTIONS = { rounds: 9, rate: 0.15, shrinkage: 0.01, beside: 0.2, positive: 3, fewest: 2 }
/** After the first rounds, every 500th step's weights enter the average. */
const AVERAGE = { fromRound: 2, steps: 500 }

/** A scammer's messages that ask for nothing get weight 0: a warning for them is neither needed nor harmful. */
export function examplesOf(
  read: (text: string) => Reading,
  { conversation, isScam, weight }: Lesson,
): Example[] {
  const featureCounts = { a: new Map<number, number>(), b: new Map<number, number>() }
  const isMarked = conversation.messages.some(({ ask }) => ask)
  return conversation.messages.map(({ from, text, ask }) => {
    const reading = read(text)
    const before = new Map(featureCounts[from])
    for (const [unit, value] of featureCounts[from]) featureCounts[from].set(unit, value * CONTEXT_DECAY)
    for (const unit of reading.features.later)
      featureCounts[from].set(unit, (featureCounts[from].get(unit) ?? 0) + 1)
    const isOfScammer = isScam && from === 'a'
    const isAsk = ask === true || (isOfScammer && !isMarked && isCandidate(reading))
    return { conversation, reading, before, isAsk, weight: isOfScammer && !isAsk ? 0 : weight }
  })
}

/** The classifier runs only where a rule has found a possible part of a request. */
export const isCandidate = ({ found }: Pick<Reading, 'found'>) => found.some(({ kind }) => kind !== 'contact')

export function scoreOf(weights: Weights, { reading, before }: Example): number {
  let score = weights.bias
  for (const feature of reading.features.now) score += weights.now[feature] ?? 0
  return score + clampContext(contextOf(weights, before))
}

function contextOf({ later }: Weights, before: Map<number, number>): number {
  let context = 0
  for (const [unit, value] of before) context += (later[unit] ?? 0) * value
  return context
}

/** The product's limit applies during training too, so that no weight relies on more context than it gets. */
const clampContext = (context: number) => Math.min(MAX_CONTEXT, Math.max(0, context))

function learningScore(weights: Weights, { reading, before }: Example): number {
  let score = weights.bias
  for (const feature of reading.features.now) score += (weights.now[feature] ?? 0) * valueOf(feature)
  return score + clampContext(contextOf(weights, before))
}

/**
 * Logistic regression by stochastic gradient descent with AdaGrad steps; averaging over the later rounds reduces the
 * influence of the last messages. Deterministic. In a scam conversation without marked asks, the message that scores
 * highest counts as the ask.
 */
export function train(lessons: Example[][]): Weights {
  const weights = newWeights(-2)
  const sum = newWeights(0)
  let sums = 0
  let learned = 0
  const steps = {
    now: new Float64Array(FEATURES).fill(0.01),
    later: new Float64Array(CONTEXT_FEATURES).fill(0.01),
    bias: 1,
  }
  const rare = rareFeatures(lessons)
  const random = randomFrom(7)
  for (let round = 0; round < OPTIONS.rounds; round++)
    for (const example of shuffle(
      lessons.flatMap((conversation) => trainingExamples(conversation, weights, round)),
      random,
    )) {
      learn(example)
      if (round >= AVERAGE.fromRound && ++learned % AVERAGE.steps === 0) addUp()
    }
  return {
    bias: sum.bias / sums,
    now: sum.now.map((total, feature) => (total / sums) * valueOf(feature)),
    later: sum.later.map((total) => total / sums),
  }

  function addUp() {
    sums++
    sum.bias += weights.bias
    for (const [i, weight] of weights.now.entries()) sum.now[i] = (sum.now[i] ?? 0) + weight
    for (const [i, weight] of weights.later.entries()) sum.later[i] = (sum.later[i] ?? 0) + weight
  }

  function learn(example: Example) {
    const chance = 1 / (1 + Math.exp(-learningScore(weights, example)))
    const error = (chance - (example.isAsk ? 1 : 0)) * importanceOf(example)
    if (Math.abs(error) < 1e-3) return
    for (const feature of example.reading.features.now)
      if (!rare.has(feature)) move(weights.now, steps.now, feature, error * valueOf(feature))
    if (!isBeyondLimits(contextOf(weights, example.before), error))
      for (const [unit, value] of example.before) move(weights.later, steps.later, unit, error * value)
    steps.bias += error * error
    weights.bias -= (OPTIONS.rate * error) / Math.sqrt(steps.bias)
  }

  /** Context beyond its limits changes no judgement, so it teaches nothing. */
  function isBeyondLimits(context: number, error: number): boolean {
    return error > 0 ? context < 0 : context > MAX_CONTEXT
  }

  function move(table: Float64Array, sums: Float64Array, at: number, slope: number) {
    const gradient = slope + OPTIONS.shrinkage * (table[at] ?? 0)
    sums[at] = (sums[at] ?? 0) + gradient * gradient
    table[at] = (table[at] ?? 0) - (OPTIONS.rate * gradient) / Math.sqrt(sums[at] ?? 1)
  }
}

const newWeights = (bias: number): Weights => ({
  bias,
  now: new Float64Array(FEATURES),
  later: new Float64Array(CONTEXT_FEATURES),
})

const importanceOf = ({ isAsk, reading, weight }: Example) =>
  weight * (isAsk ? OPTIONS.positive : 1) * (isCandidate(reading) ? 1 : OPTIONS.beside)

/** Returns the features of only one or two conversations, which occur there by chance. */
function rareFeatures(lessons: Example[][]): Set<number> {
  const counts = new Map<number, number>()
  for (const examples of lessons)
    for (const feature of new Set(examples.flatMap(({ reading }) => reading.features.now)))
      counts.set(feature, (counts.get(feature) ?? 0) + 1)
  return new Set([...counts].filter(([, count]) => count < OPTIONS.fewest).map(([feature]) => feature))
}

function trainingExamples(conversation: Example[], weights: Weights, round: number): Example[] {
  const counted = conversation.filter(({ weight }) => weight > 0)
  const asks = counted.filter(({ isAsk }) => isAsk)
  if (asks.length < 2 || asks.some(({ conversation }) => conversation.messages.some(({ ask }) => ask)))
    return counted
  const best =
    round === 0
      ? asks.at(-1)
      : asks.reduce((best, ask) => (learningScore(weights, ask) > learningScore(weights, best) ? ask : best))
  return counted.filter((example) => !example.isAsk || example === best)
}

function shuffle<T>(list: T[], random: () => number): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    const [a, b] = [list[i], list[j]]
    if (a !== undefined && b !== undefined) [list[i], list[j]] = [b, a]
  }
  return list
}

/** Mulberry32. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
