// Trains the classifier and prints its results on conversations left out of the training.
//   npm run train-shield
import { writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import {
  evidenceOf,
  judgeConversation,
  LEXICONS,
  NO_MESSAGES,
  readerOf,
  THRESHOLDS,
} from '../../server/src/features/trust/shield/screening/index.ts'
import { type Example, examplesOf, scoreOf, train, type Weights } from './classifier-training.ts'
import { type Conversation, HELD_OUT, LEARNED, readCorpora, TWEETS } from './corpus.ts'

const WEIGHTS = join(
  import.meta.dirname,
  '../../server/src/features/trust/shield/screening/classifier/weights.ts',
)
/** Corpora that resemble members' conversations more: 05 has long ones, 07 covers all topics. */
const WEIGHT: Record<string, number> = { '05': 1.5, '07/learned': 3 }
const TWEET_WEIGHT = 0.6
const PARTS = 5
/** Tweets are joined into strings of this length, so that earlier everyday messages give no reason to warn. */
const STRING = 10

type Lesson = {
  language: string
  author: string
  isScam: boolean
  conversation: Conversation
  examples: Example[]
}

const read = readerOf(LEXICONS)
const lessonsOf = (folder: string): Lesson[] => {
  const author = relative(join(import.meta.dirname, 'corpora'), folder)
  const weight = WEIGHT[author] ?? 1
  return readCorpora([folder]).flatMap(({ language, scam, honest }) =>
    [...scam, ...honest].map((conversation): Lesson => {
      const isScam = scam.includes(conversation)
      const examples = examplesOf(read, { conversation, isScam, weight })
      return { language, author, isScam, conversation, examples }
    }),
  )
}
const lessons = LEARNED.flatMap(lessonsOf)
const tweets = readCorpora([], TWEETS)
  .flatMap(({ tweets }) => stringsOf(tweets))
  .map((conversation) => examplesOf(read, { conversation, isScam: false, weight: TWEET_WEIGHT }))
const learnFrom = (chosen: Lesson[], strings: Example[][]) =>
  quantized(train([...chosen.map(({ examples }) => examples), ...strings]))

/** The same for all translations of a story, so that they are left out together. */
const storyOf = ({ conversation, author, language }: Lesson) =>
  author + conversation.id.replace(`-${language}-`, '-')

const parts = Array.from({ length: PARTS }, (_, part) => {
  const isPart = (lesson: Lesson) => hashOf(storyOf(lesson)) % PARTS === part
  const isPartOfTweets = (_string: unknown, index: number) => index % PARTS === part
  const weights = learnFrom(
    lessons.filter((lesson) => !isPart(lesson)),
    tweets.filter((string, index) => !isPartOfTweets(string, index)),
  )
  return {
    tried: lessons.filter(isPart).map((lesson) => ({ lesson, weights })),
    tweets: tweets.filter(isPartOfTweets).flat(),
    weights,
  }
})
const unknown = parts.flatMap(({ tried }) => tried)
const learned = learnFrom(lessons, tweets)
const heldOut = HELD_OUT.flatMap(lessonsOf).map((lesson) => ({ lesson, weights: learned }))
const warnings = parts.flatMap(({ tweets, weights }) => tweets.filter((tweet) => isWarnedOf(tweet, weights)))
console.log(`Tweets left out, each alone: ${warnings.length} of ${tweets.flat().length} warned of`)
for (const threshold of [3, 3.5, 4, 4.5, 5])
  console.log(
    `Evidence of ${threshold}: ${rates(unknown, threshold)} of stories left out, ${rates(heldOut, threshold)} held out`,
  )
const authors = new Set(lessons.map(({ author }) => author))
for (const author of authors)
  console.log(`${author}: ${rates(unknown.filter(({ lesson }) => lesson.author === author))} left out`)
for (const language of new Set(lessons.map((lesson) => lesson.language)))
  console.log(
    `${language}: ${rates(unknown.filter(({ lesson }) => lesson.language === language))} left out, ${rates(heldOut.filter(({ lesson }) => lesson.language === language))} held out`,
  )

const { bias, now, later } = learned
const table = (weights: Float64Array, scale: number) =>
  Buffer.from(Int8Array.from(weights, (weight) => Math.round(weight / scale)).buffer).toString('base64')
writeFileSync(
  WEIGHTS,
  `/** Made by \`npm run train-shield\`; each weight is eight bits, times its scale. */
export const WEIGHTS = {
  bias: ${bias},
  nowScale: ${scaleOf(now)},
  laterScale: ${scaleOf(later)},
  now: '${table(now, scaleOf(now))}',
  later: '${table(later, scaleOf(later))}',
}
`,
)

type TrainedModel = { lesson: Lesson; weights: Weights }

/** @param threshold counts conversations whose evidence reaches it instead of the shield's warnings */
function rates(tried: TrainedModel[], threshold?: number): string {
  const share = (isScam: boolean) => {
    const chosen = tried.filter(({ lesson }) => lesson.isScam === isScam)
    const warned = chosen.filter((each) => isWarned(each, threshold)).length
    return `${warned} of ${chosen.length} (${((100 * warned) / chosen.length || 0).toFixed(1)} %)`
  }
  return `scam ${share(true)}, honest ${share(false)}`
}

function isWarned({ lesson, weights }: TrainedModel, threshold?: number): boolean {
  const states = { a: NO_MESSAGES, b: NO_MESSAGES }
  let asks = 0
  for (const [i, example] of lesson.examples.entries()) {
    const message = lesson.conversation.messages[i]
    if (!message || asks >= 3) break
    const signals = { ...example.reading, score: scoreOf(weights, example), context: 0 } // includes earlier messages
    const before = states[message.from]
    const { state, level } = judgeConversation(before, signals)
    states[message.from] = state
    const isNow = threshold
      ? signals.score > THRESHOLDS.scoreOfAsk && evidenceOf(before, signals) >= threshold
      : level === 'warn' || level === 'stop'
    if (isNow && (!lesson.isScam || message.from === 'a')) return true
    if (message.ask) asks++
  }
  return false
}

function isWarnedOf(example: Example, weights: Weights): boolean {
  const score = scoreOf(weights, { ...example, before: new Map() })
  const { level } = judgeConversation(NO_MESSAGES, { ...example.reading, score, context: 0 })
  return level === 'warn' || level === 'stop'
}

function stringsOf(tweets: string[]): Conversation[] {
  return Array.from({ length: Math.floor(tweets.length / STRING) }, (_, i): Conversation => {
    const texts = tweets.slice(i * STRING, (i + 1) * STRING)
    return { id: 'tweets', messages: texts.map((text, j) => ({ from: j % 2 === 0 ? 'a' : 'b', text })) }
  })
}

function quantized({ bias, now, later }: Weights): Weights {
  const round = (weights: Float64Array) => {
    const scale = scaleOf(weights)
    return weights.map((weight) => Math.round(weight / scale) * scale)
  }
  return { bias, now: round(now), later: round(later) }
}

function scaleOf(weights: Float64Array): number {
  return weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-6) / 127
}

/** FNV-1a with the finalizer of MurmurHash3. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
