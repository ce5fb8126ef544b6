// Simulates months of notifications for many members from seeds; no message may break the sending rules.
//   npm run bench -- notifications [--histories 10000]
import { parseArgs } from 'node:util'
import {
  FAULTS,
  type Fault,
  faultsOf,
} from '../../server/src/features/notifications/deliveries/deciding/testing/faults.ts'
import {
  historyOf,
  simulate,
} from '../../server/src/features/notifications/deliveries/deciding/testing/history.ts'
import { report } from '../safety/figures.ts'
import { atLeast, atMost } from './figures.ts'

const { values } = parseArgs({
  options: { histories: { type: 'string', default: '10000' } },
  strict: false,
})
const histories = Number(values['histories'])
const NAMES: Record<Fault['kind'], string> = {
  read: 'told of what was read or seen',
  quiet: 'told in quiet hours',
  ceiling: 'messages above a ceiling',
  twice: 'told twice',
  lost: 'news lost',
  otherwise: 'told too soon, or of what was refused',
}

const found = new Map<Fault['kind'], number>()
let sentInAll = 0
for (let seed = 1; seed <= histories; seed++) {
  const history = historyOf(seed)
  const simulation = simulate(history)
  sentInAll += Object.values(simulation.sent).flat().length
  for (const { kind, why } of faultsOf(history, simulation)) {
    found.set(kind, (found.get(kind) ?? 0) + 1)
    console.log(`seed ${seed}: ${why}`)
  }
}
report([
  // An empty run would pass every other figure.
  atLeast(`messages in ${histories} histories`, sentInAll, histories),
  ...FAULTS.map((kind) => atMost(NAMES[kind], found.get(kind) ?? 0, 0)),
])
