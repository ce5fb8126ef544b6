import { expect, test } from 'vitest'
import { type Accepted, verdictOn } from './verdict.ts'

const ALL_WELL = { lost: 0, doubledByKills: 0, doubledOtherwise: 0 }
const took = (message: string, life: number): Accepted => ({ to: 'amara', message, life })
const verdict = (accepted: Accepted[], ...interrupted: string[]) =>
  verdictOn(['amara'], accepted, new Map([[1, new Set(interrupted)]]))

test('news that came once is well, news that never came is lost', () => {
  expect(verdict([took('m', 1)], 'm')).toEqual(ALL_WELL)
  expect(verdict([], 'm')).toEqual({ ...ALL_WELL, lost: 1 })
})

test('a message that was taken and not noted when the server died may come again', () => {
  expect(verdict([took('m', 1), took('m', 2)], 'm')).toEqual({ ...ALL_WELL, doubledByKills: 1 })
})

test.each<[what: string, accepted: Accepted[], interrupted: string[]]>([
  ['was noted as sent before the server died', [took('m', 1), took('m', 2)], []],
  ['came twice of one life', [took('m', 1), took('m', 1)], ['m']],
  ['is another message about the same news', [took('m', 1), took('n', 2)], ['m', 'n']],
  ['came a third time, without another kill', [took('m', 2), took('m', 2)], ['m']],
])('no kill excuses what %s', (_what, accepted, interrupted) => {
  expect(verdict(accepted, ...interrupted)).toEqual({ ...ALL_WELL, doubledOtherwise: 1 })
})
