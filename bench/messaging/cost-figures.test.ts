import { expect, test } from 'vitest'
import { costFigures, noiseOf, type Round } from './cost-figures.ts'

const good: Round = {
  inserts: 10_000,
  sends: 8_000,
  sendCost: 90,
  bare: 5_000,
  profiles: 4_000,
  lists: 2_000,
}
const slower = (round: Round): Round => ({
  ...round,
  inserts: round.inserts / 2,
  sends: round.sends / 2,
  bare: round.bare / 2,
  profiles: round.profiles / 2,
  lists: round.lists / 2,
})
const missed = (rounds: readonly Round[]) =>
  costFigures(rounds)
    .filter(({ isMet }) => !isMet)
    .map(({ name }) => name)

test('what is as cheap as it should be passes, also on a machine that becomes slower', () => {
  expect(missed([good, slower(good), slower(slower(good))])).toEqual([])
})

test.each<[what: string, over: Partial<Round>]>([
  ['messages stored ÷ single inserts', { sends: 5_000 }],
  ['CPU of a delivered message', { sendCost: 161 }],
  ['own profile ÷ Fastify with its query', { profiles: 2_900 }],
  ['list of 30 conversations ÷ Fastify with one row', { lists: 1_400 }],
])('%s beyond its floor is found', (what, over) => {
  expect(missed([{ ...good, ...over }])).toEqual([what])
})

test('one disturbed round changes nothing', () => {
  expect(missed([good, { ...good, sends: 10, profiles: 10, lists: 10, sendCost: 9_999 }, good])).toEqual([])
})

test('without measurements nothing passes', () => {
  expect(costFigures([]).every(({ isMet }) => !isMet)).toBe(true)
})

test('rounds that differ much are called noisy', () => {
  expect(noiseOf([good, { ...good, inserts: 9_000 }]).isNoisy).toBe(false)
  expect(noiseOf([good, slower(good)])).toEqual({ spread: 2, isNoisy: true })
})
