import { expect, test } from 'vitest'
import { mutantsOf } from './mutants.ts'

const changesIn = (source: string) => mutantsOf(source).map(({ what }) => what)

test('conditions, comparisons, sums and calls each become faults', () => {
  expect(changesIn('if (a < b) await told(a)')).toEqual([
    'a < b → true',
    'a < b → false',
    '< → <=',
    'await told(a) → nothing',
  ])
  expect(changesIn('const c = !held && open ? 1 : 2')).toEqual([
    '!held && open ? 1 : 2 → 1',
    '!held && open ? 1 : 2 → 2',
    '&& → ||',
    '!held → held',
  ])
})

test('every condition in an SQL statement becomes a fault', () => {
  expect(
    changesIn('const q = sql`select 1 where a is null and b <= ${now} and not exists (select 2)`'),
  ).toEqual(['is null → is not null', 'and → or', '<= → <', 'not exists → exists', 'and → or'])
})

test('a mutant differs from its source in one place', () => {
  expect(mutantsOf('a()\nif (b) c()').map(({ line, source }) => `${line}: ${source}`)).toEqual([
    '1: \nif (b) c()',
    '2: a()\nif (true) c()',
    '2: a()\nif (false) c()',
    '2: a()\nif (b) ',
  ])
})
