// Learns the weights of the classifier from the conversations and tweets here, and prints how it judges conversations that it did not learn from.
//   npm run train-shield
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  judgeConversation,
  LEXICONS,
  NO_MESSAGES,
  readerOf,
  THRESHOLDS,
} from '../../server/src/features/shield/screening/index.ts'
import { type Example, examplesOf, scoreOf, train, type Weights } from './classifier-training.ts'
import { CONVERSATIONS, type Conversation, readCorpora } from './corpus.ts'

const WEIGHTS = join(import.meta.dirname, '../../server/src/features/shield/screening/classifier/weights.ts')
/** Conversations of the latest author say most about those of an author whom nobody has read. */
const LATEST = 'fifth-author'
const WEIGHT = { latest: 1.5, earlier: 1, tweet: 0.3 }
const PARTS = 5
/** Of the latest author's conversations one in three is for validation: nobody reads it, and the weights that are measured do not know it. */
const VALIDATION = 3

type Lesson = {
  language: string
  author: string
  isScam: boolean
  conversation: Conversation
  examples: Example[]
}

const read = readerOf(LEXICONS)
const lessons = CONVERSATIONS.flatMap((folder) => {
  const author = folder.split('/').at(-1) ?? ''
  const weight = author === LATEST ? WEIGHT.latest : WEIGHT.earlier
  return readCorpora([folder]).flatMap(({ language, scam, honest }) =>
    [...scam, ...honest].map((conversation): Lesson => {
      const isScam = scam.includes(conversation)
      return {
        language,
        author,
        isScam,
        conversation,
        examples: examplesOf(read, { conversation, isScam, weight }),
      }
    }),
  )
})
const tweets = readCorpora([], join(import.meta.dirname, 'afrisenti'))
  .flatMap(({ tweets }) => tweets)
  .map((text): Example[] => {
    const conversation: Conversation = { id: 'tweet', messages: [{ from: 'a', text }] }
    return examplesOf(read, { conversation, isScam: false, weight: WEIGHT.tweet })
  })
  .filter((examples) => examples.some(({ reading }) => reading.found.length > 0))
const learnFrom = (chosen: Lesson[]) => train([...chosen.map(({ examples }) => examples), ...tweets])

/** The same story is told in all languages; all of them are left out together. */
const storyOf = ({ conversation, author, language }: Lesson) =>
  author + conversation.id.replace(`-${language}-`, '-')
const isValidation = ({ author, conversation, isScam }: Lesson) =>
  author === LATEST && hashOf(conversation.id + (isScam ? 'scam' : 'honest')) % VALIDATION === 0

const known = lessons.filter((lesson) => !isValidation(lesson))
const unknown = Array.from({ length: PARTS }, (_, part) => {
  const isPart = (lesson: Lesson) => hashOf(storyOf(lesson)) % PARTS === part
  const weights = quantized(learnFrom(known.filter((lesson) => !isPart(lesson))))
  return known.filter(isPart).map((lesson) => ({ lesson, weights }))
}).flat()
const validated = quantized(learnFrom(known))
const validation = lessons.filter(isValidation).map((lesson) => ({ lesson, weights: validated }))
for (const threshold of [1, 1.5, 2, 2.5, 3, 4])
  console.log(
    `Warning from ${threshold} on: ${rates(unknown, threshold)} of stories left out, ${rates(validation, threshold)} of the validation`,
  )
const authors = new Set(lessons.map(({ author }) => author))
for (const author of authors)
  console.log(`${author}: ${rates(unknown.filter(({ lesson }) => lesson.author === author))} left out`)
for (const language of new Set(lessons.map((lesson) => lesson.language)))
  console.log(
    `${language}: ${rates(unknown.filter(({ lesson }) => lesson.language === language))} left out, ${rates(validation.filter(({ lesson }) => lesson.language === language))} validation`,
  )

const { bias, now, later } = quantized(learnFrom(lessons))
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

type Tried = { lesson: Lesson; weights: Weights }

/** Scam conversations caught by the third ask, and honest ones flagged. */
function rates(tried: Tried[], threshold: number = THRESHOLDS.scoreOfWarning): string {
  const share = (isScam: boolean) => {
    const chosen = tried.filter(({ lesson }) => lesson.isScam === isScam)
    const warned = chosen.filter((each) => isWarned(each, threshold)).length
    return `${warned} of ${chosen.length} (${((100 * warned) / chosen.length || 0).toFixed(1)} %)`
  }
  return `scam ${share(true)}, honest ${share(false)}`
}

function isWarned({ lesson, weights }: Tried, threshold: number): boolean {
  const states = { a: NO_MESSAGES, b: NO_MESSAGES }
  let asks = 0
  for (const [i, example] of lesson.examples.entries()) {
    const message = lesson.conversation.messages[i]
    if (!message || asks >= 3) break
    // The threshold that is tried stands for the one that is set; what was said before is in the score.
    const score = scoreOf(weights, example) - threshold + THRESHOLDS.scoreOfWarning
    const signals = { ...example.reading, score, context: 0 }
    const { state, level } = judgeConversation(states[message.from], signals)
    states[message.from] = state
    if ((level === 'warn' || level === 'pause') && (!lesson.isScam || message.from === 'a')) return true
    if (message.ask) asks++
  }
  return false
}

/** As they are stored: in eight bits. */
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

/** FNV-1a with the last steps of MurmurHash3. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
