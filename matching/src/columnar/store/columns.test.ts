import { expect, test } from 'vitest'
import {
  addShown,
  createColumns,
  MAX_CODES,
  MAX_ROWS,
  MAX_SHOWN,
  type Row,
  readRow,
  setAge,
  setPartition,
  setVerified,
  tiebreakOf,
  writeRow,
} from './columns.ts'
import { GATE_CODES } from './gate-bits.ts'

const WORD = 2 ** 32 - 1
const LARGEST: Row = {
  id0: WORD,
  id1: WORD,
  id2: WORD,
  id3: WORD,
  partition: 255,
  faithKind: MAX_CODES.faithKinds - 1,
  country: MAX_CODES.countries - 1,
  languages: WORD,
  moreLanguages: WORD,
  tribe: MAX_CODES.tribes - 1,
  city: MAX_CODES.cities - 1,
  age: 255,
  ageFrom: 255,
  ageTo: 255,
  gates: GATE_CODES - 1,
  answers: 2 ** 16 - 1,
  interests: WORD,
  filterBits: 2 ** 16 - 1,
  tiebreak: tiebreakOf(false, MAX_SHOWN),
  joined: Number.MAX_SAFE_INTEGER,
}
const SMALLEST = Object.fromEntries(Object.keys(LARGEST).map((name) => [name, 0])) as unknown as Row

test('values packed into one word do not affect each other', () => {
  const columns = createColumns(3)
  for (const name of Object.keys(LARGEST) as (keyof Row)[])
    for (const [all, one] of [
      [SMALLEST, LARGEST],
      [LARGEST, SMALLEST],
    ] as const) {
      writeRow(columns, 1, { ...all, [name]: one[name] })
      expect(readRow(columns, 1)).toEqual({ ...all, [name]: one[name] })
    }
  expect([readRow(columns, 0), readRow(columns, 2)]).toEqual([SMALLEST, SMALLEST])
})

test('setting one value leaves the others unchanged', () => {
  const columns = createColumns(1)
  writeRow(columns, 0, LARGEST)
  setAge(columns, 0, 30)
  setPartition(columns, 0, 2)
  expect(readRow(columns, 0)).toEqual({ ...LARGEST, age: 30, partition: 2 })
  addShown(columns, 0, 7)
  expect(readRow(columns, 0).tiebreak).toBe(LARGEST.tiebreak) // larger values are stored as the largest
  setVerified(columns, 0)
  expect(readRow(columns, 0)).toEqual({
    ...LARGEST,
    age: 30,
    partition: 2,
    tiebreak: tiebreakOf(true, MAX_SHOWN),
  })
})

test('more rows than the id table can hold are refused', () => {
  expect(() => createColumns(MAX_ROWS)).toThrow(RangeError)
})
