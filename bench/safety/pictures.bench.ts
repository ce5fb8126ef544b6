// Whether a picture of a banned person is found again after it was changed, and how often another one is taken for it.
//   npm run bench -- safety
import {
  MANIPULATIONS,
  type ManipulationName,
} from '../../server/src/features/ban-list/pictures/manipulations.test-data.ts'
import {
  distance,
  hashesToAsk,
  hashesToKeep,
  NEAR,
  type PictureHash,
} from '../../server/src/features/ban-list/pictures/picture-hash.ts'
import { aPortrait } from '../../server/src/features/ban-list/pictures/portraits.test-data.ts'

const CHANGED = 200
const COMPARED = 450
const FLOORS: Partial<Record<ManipulationName, number>> = { 'bars of a screenshot': 0.9, 'turned by 3°': 0.6 }
const FLOOR = 0.99
const FALSE_PER_100_000 = 1

const isFound = (asked: PictureHash[], kept: PictureHash[]) =>
  asked.some((one) => kept.some((other) => distance(one, other) <= NEAR))

const portraits = await Promise.all(Array.from({ length: COMPARED }, (_, seed) => aPortrait(seed + 1)))
const begun = performance.now()
const kept = await Promise.all(portraits.map(hashesToKeep))
const toKeep = (performance.now() - begun) / COMPARED
const misses: string[] = []

console.log(
  `A changed picture is found (${CHANGED} drawn portraits, at least ${FLOOR * 100} % where nothing else is said):`,
)
for (const [name, change] of Object.entries(MANIPULATIONS)) {
  const floor = FLOORS[name as ManipulationName] ?? FLOOR
  let found = 0
  for (let at = 0; at < CHANGED; at++)
    if (isFound(await hashesToAsk(await change(portraits[at]!)), kept[at]!)) found++
  const part = found / CHANGED
  console.log(
    `  ${name.padEnd(22)} ${(part * 100).toFixed(1)} %${floor === FLOOR ? '' : ` (at least ${floor * 100} %)`}`,
  )
  if (part < floor) misses.push(name)
}

const asking = performance.now()
const asked = await Promise.all(portraits.map(hashesToAsk))
const toAsk = (performance.now() - asking) / COMPARED
let pairs = 0
let wrong = 0
for (let a = 0; a < COMPARED; a++)
  for (let b = 0; b < a; b++) {
    pairs++
    if (isFound(asked[a]!, kept[b]!)) wrong++
  }
const rate = (wrong / pairs) * 100_000
console.log(
  `Different portraits taken for each other: ${wrong} of ${pairs} pairs (at most ${FALSE_PER_100_000} in 100,000).`,
)
console.log(`${toKeep.toFixed(0)} ms to keep a picture, ${toAsk.toFixed(0)} ms to ask about one.`)
if (rate > FALSE_PER_100_000) misses.push('false alarms')
console.log(misses.length === 0 ? 'PASSED' : `FAILED: ${misses.join(', ')}`)
process.exitCode = misses.length === 0 ? 0 : 1
