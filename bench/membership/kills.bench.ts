// Kills servers (SIGKILL) and databases at random moments between payment and grant. Each payment must be granted
// exactly once, with one receipt.
//   npm run bench -- membership [--servers 100] [--databases 20]
import { parseArgs } from 'node:util'
import { atLeast, atMost } from '../notifications/figures.ts'
import { report } from '../safety/figures.ts'
import { type Killed, killRepeatedly } from './killing.ts'

const { values } = parseArgs({
  options: { servers: { type: 'string', default: '100' }, databases: { type: 'string', default: '20' } },
  strict: false,
})
const [servers, databases] = [Number(values['servers']), Number(values['databases'])]
const WORLDS = 2

const worlds = Array.from({ length: WORLDS }, () => killRepeatedly(servers / WORLDS, databases / WORLDS))
await Promise.allSettled(worlds) // lets every world clean up
const found = await Promise.all(worlds)
const sum = (name: keyof Killed) => found.reduce((all, one) => all + one[name], 0)
report([
  atLeast('server kills between page and grant', sum('serverKills'), servers),
  atLeast('database kills between page and grant', sum('databaseKills'), databases),
  atLeast('paid orders', sum('paid'), servers + databases),
  atMost('paid orders without a term', sum('paidWithoutTerm'), 0),
  atMost('terms without a payment', sum('termWithoutPayment'), 0),
  atMost('orders granted twice', sum('grantedTwice'), 0),
  atMost('gaps and faults of receipts', sum('receiptFaults'), 0),
])
