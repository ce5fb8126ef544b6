import { expect, test } from 'vitest'
import { costFigures, noiseOf, type Round } from './cost-figures.ts'

const good: Round = {
  inserts: 10_000,
  sends: 3_000,
  sendCost: 300,
  bare: 5_000,
  profiles: 3_000,
  lists: 400,
}
const slower = (round: Round): Round => ({
  ...round,
  inserts: round.inserts / 2,
  sends: round.sends / 2,
  bare: round.bare / 2,
  profiles: round.profiles / 2,
  lists: round.lists / 2,
})
const failures = (rounds: readonly Round[]) =>
  costFigures(rounds)
    .filter(({ isMet }) => !isMet)
    .map(({ name }) => name)

test('calls within their floors pass, even on a machine that slows down', () => {
  expect(failures([good, slower(good), slower(slower(good))])).toEqual([])
})

test.each<[what: string, over: Partial<Round>]>([
  ['messages stored ÷ single inserts', { sends: 2_400 }],
  ['CPU of a delivered message', { sendCost: 401 }],
  ['own profile ÷ Fastify with its query', { profiles: 2_400 }],
  ['list of 30 conversations ÷ Fastify with one row', { lists: 300 }],
])('%s beyond its floor is detected', (what, over) => {
  expect(failures([{ ...good, ...over }])).toEqual([what])
})

test('one disturbed round does not change the verdict', () => {
  expect(failures([good, { ...good, sends: 10, profiles: 10, lists: 10, sendCost: 9_999 }, good])).toEqual([])
})

test('a run without measurements fails', () => {
  expect(costFigures([]).every(({ isMet }) => !isMet)).toBe(true)
})

test('rounds with a wide spread are reported as noisy', () => {
  expect(noiseOf([good, { ...good, inserts: 9_000 }]).isNoisy).toBe(false)
  expect(noiseOf([good, slower(good)])).toEqual({ spread: 2, isNoisy: true })
})
