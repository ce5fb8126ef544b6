// Kills servers at random moments between due and sent. No message may be lost, and one may arrive twice only if
// the server died after the receiver took it and before the server recorded that. The database records the messages
// in flight at each kill, so other duplicates are told apart from these.
//   npm run bench -- notifications [--kills 100]
import { parseArgs } from 'node:util'
import { report } from '../safety/figures.ts'
import { atLeast, atMost } from './figures.ts'
import { type Killed, killRepeatedly } from './killing.ts'
import { STAGES } from './queue.ts'

const { values } = parseArgs({ options: { kills: { type: 'string', default: '100' } }, strict: false })
const kills = Number(values['kills'])
const WORLDS = 2

const worlds = Array.from({ length: WORLDS }, () => killRepeatedly(kills / WORLDS))
await Promise.allSettled(worlds) // lets every world clean up
const found = await Promise.all(worlds)
const sum = (name: keyof Killed) => found.reduce((all, one) => all + one[name], 0)
const at = STAGES.map((stage) => `${sum(stage)} while some news was ${stage}`)
console.log(`Kills: ${at.join(', ')}.`)
report([
  atLeast('kills between due and sent', sum('kills'), kills),
  atLeast('pieces of news', sum('news'), kills),
  atMost('lost', sum('lost'), 0),
  // A run without such duplicates has not exercised the case.
  atLeast('doubles, taken before the kill and noted after', sum('doubledByKills'), 1),
  atMost('other doubles', sum('doubledOtherwise'), 0),
  atMost('messages queued more or less than once', sum('queuedOtherwise'), 0),
])
