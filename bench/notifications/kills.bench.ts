// Servers are killed (SIGKILL) at random moments between when news falls due and when it has gone out by mail and push.
// No news may be lost. A message may come twice in one case alone: its receiver had taken it and the server died before
// it could note that. The database says after each kill which messages were being sent, so no other double passes for it.
//   npm run bench -- notifications [--kills 100]
import { parseArgs } from 'node:util'
import { report } from '../safety/figures.ts'
import { atLeast, atMost } from './figures.ts'
import { type Killed, killAgainAndAgain } from './killing.ts'
import { STAGES } from './queue.ts'

const { values } = parseArgs({ options: { kills: { type: 'string', default: '100' } }, strict: false })
const kills = Number(values['kills'])
/** Side by side, each on a database of its own. */
const WORLDS = 2

const worlds = Array.from({ length: WORLDS }, () => killAgainAndAgain(kills / WORLDS))
await Promise.allSettled(worlds) // each has cleared up
const found = await Promise.all(worlds)
const sum = (name: keyof Killed) => found.reduce((all, one) => all + one[name], 0)
const at = STAGES.map((stage) => `${sum(stage)} while some news was ${stage}`)
console.log(`Kills: ${at.join(', ')}.`)
report([
  atLeast('kills between due and sent', sum('kills'), kills),
  atLeast('pieces of news', sum('news'), kills),
  atMost('lost', sum('lost'), 0),
  // Without any the bench would not have met the case.
  atLeast('doubles, taken before the kill and noted after', sum('doubledByKills'), 1),
  atMost('other doubles', sum('doubledOtherwise'), 0),
  atMost('messages queued more or less than once', sum('queuedOtherwise'), 0),
])
