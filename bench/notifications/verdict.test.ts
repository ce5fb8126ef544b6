import { expect, test } from 'vitest'
import { type Accepted, verdictOn } from './verdict.ts'

const NO_FAULTS = { lost: 0, doubledByKills: 0, doubledOtherwise: 0 }
const accepted = (message: string, life: number): Accepted => ({ to: 'amara', message, life })
const verdict = (accepted: Accepted[], ...interrupted: string[]) =>
  verdictOn(['amara'], accepted, new Map([[1, new Set(interrupted)]]))

test('news delivered once passes, undelivered news counts as lost', () => {
  expect(verdict([accepted('m', 1)], 'm')).toEqual(NO_FAULTS)
  expect(verdict([], 'm')).toEqual({ ...NO_FAULTS, lost: 1 })
})

test('a message accepted but not recorded before a crash may arrive twice', () => {
  expect(verdict([accepted('m', 1), accepted('m', 2)], 'm')).toEqual({ ...NO_FAULTS, doubledByKills: 1 })
})

test.each<[what: string, accepted: Accepted[], interrupted: string[]]>([
  ['was recorded as sent before the server died', [accepted('m', 1), accepted('m', 2)], []],
  ['arrived twice from one run of the server', [accepted('m', 1), accepted('m', 1)], ['m']],
  ['is a different message about the same news', [accepted('m', 1), accepted('n', 2)], ['m', 'n']],
  ['arrived again without another kill', [accepted('m', 2), accepted('m', 2)], ['m']],
])('no kill excuses a message that %s', (_what, accepted, interrupted) => {
  expect(verdict(accepted, ...interrupted)).toEqual({ ...NO_FAULTS, doubledOtherwise: 1 })
})
