// Measures the shares of scams caught and honest conversations flagged, and the cost of screening a message.
//   npm run bench -- safety [--conversations folder]   (a folder of scam.en.jsonl, honest.en.jsonl …)
import { parseArgs } from 'node:util'
import { screenMessage } from '../../server/src/features/trust/shield/screening/index.ts'
import { type Corpus, HELD_OUT, LEARNED, readCorpora, TWEETS } from './corpus.ts'
import { hostileMessages } from './hostile.ts'
import { type Counts, count, countStrings, FLOORS, LEARNED_FLOORS, missedFloors, sum } from './measure.ts'

const AIM = 0.9
const MEDIAN = 20
/** Microseconds for a message of maximum length that is written to be expensive. */
const WORST = 20_000

const { values } = parseArgs({ options: { conversations: { type: 'string' } }, strict: false })
const { conversations } = values
const corpora = readCorpora(typeof conversations === 'string' ? [conversations] : LEARNED, TWEETS)
const counts = corpora.map((corpus) => count(screenMessage, corpus))

console.log(`Scam conversations warned of by the third ask (unknown ones: at least ${FLOORS.caught * 100} %, aim ${AIM * 100} %), honest conversations warned of (at most
${FLOORS.flagged * 100} %), false warnings for each 1,000 honest messages of conversations and tweets (at most ${FLOORS.falseWarns}, in a language
${FLOORS.falseWarnsOfALanguage}). Microseconds: the median of a message of the language, each the least of three.`)
printTable(corpora, counts)
const strings = corpora.flatMap(({ language, tweets }) => {
  const { strings, flagged } = countStrings(screenMessage, tweets)
  return strings > 0 ? [`${language} ${percent(flagged, strings)}`] : []
})
console.log(
  `Strings of 25 tweets of different people, judged as one sender's conversation (no floor): ${strings.join(' · ')}`,
)
const median = medianCost(corpora.flatMap(messagesOf))
const worst = Math.max(...hostileMessages().map(cost))
console.log(`A message costs ${median.toFixed(1)} µs (median, at most ${MEDIAN}), a hostile one of 4,000 characters at most
${(worst / 1000).toFixed(1)} ms (at most ${WORST / 1000}).`)

const areOthers = typeof conversations === 'string'
const misses = missedFloors(counts, areOthers ? FLOORS : LEARNED_FLOORS)
if (!areOthers) {
  const heldOut = readCorpora(HELD_OUT, TWEETS)
  const counts = heldOut.map((corpus) => count(screenMessage, corpus))
  console.log(`The weights were learned from these: at least ${LEARNED_FLOORS.caught * 100} % of scams. Nothing was learned from the following conversations, for
which the floors hold; the tweets are the same.`)
  printTable(heldOut, counts)
  misses.push(...missedFloors(counts, FLOORS).map((miss) => `held out: ${miss}`))
}
if (median > MEDIAN) misses.push(`a message costs ${median.toFixed(1)} µs`)
if (worst > WORST) misses.push(`a hostile message costs ${(worst / 1000).toFixed(1)} ms`)
for (const miss of misses) console.log(miss)
console.log(misses.length === 0 ? 'PASSED' : 'FAILED')
process.exitCode = misses.length === 0 ? 0 : 1

function printTable(corpora: Corpus[], counts: Counts[]) {
  const rows = [...counts, sum(counts)].map((each) => {
    const corpus = corpora.filter(({ language }) => language === each.language || each.language === 'all')
    return [
      each.language,
      {
        'scam conversations': each.scam,
        'warned of': percent(each.caught, each.scam),
        'honest conversations': each.honest,
        flagged: percent(each.flagged, each.honest),
        messages: each.messages,
        'false per 1,000': ((1000 * each.falseWarns) / each.messages).toFixed(2),
        µs: medianCost(corpus.flatMap(messagesOf)).toFixed(1),
      },
    ] as const
  })
  console.table(Object.fromEntries(rows))
}

function messagesOf({ scam, honest, tweets }: Corpus): string[] {
  return [
    ...[...scam, ...honest].flatMap((conversation) => conversation.messages.map(({ text }) => text)),
    ...tweets,
  ]
}

/** In microseconds; the first round warms up. */
function medianCost(messages: string[]): number {
  for (const text of messages.slice(0, 2000)) screenMessage(text)
  const costs = messages.map(cost).toSorted((a, b) => a - b)
  return costs[Math.floor(costs.length / 2)] ?? 0
}

/** The minimum of three, because the machine is shared. */
function cost(text: string): number {
  const once = () => {
    const begun = performance.now()
    screenMessage(text)
    return (performance.now() - begun) * 1000
  }
  return Math.min(once(), once(), once())
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '' : `${((100 * part) / whole).toFixed(1)} %`
}
