import { describe, expect, test } from 'vitest'
import { patternsIn } from './find.ts'
import { faultOf } from './judge.ts'

const faultsIn = (code: string) => patternsIn('server/src/a.ts', code).map(faultOf)

describe('a slow pattern is detected', () => {
  test.each([
    ['letters within a repeat', "const NAME = /^(?:\\p{L}+[ '’-]?)+$/u"],
    ['two repeats around a letter', "const WRITTEN = /^[\\p{L}\\p{M} '.-]*\\p{L}[\\p{L}\\p{M} '.-]*$/u"],
    ['a browser after any text', 'const SAFARI = /\\bVersion\\/[\\d.]+.*Safari\\//'],
    ['spaces before the end', 'text.replace(/\\s+$/, "")'],
    ['in a constructor', 'const blank = new RegExp("\\\\s+$", "g")'],
    ['in a constructor, from constants', 'const GAP = String.raw`\\s+`; const blank = RegExp(`${GAP}$`)'],
    ['a bound beyond any field', 'const blank = /\\s{1,100000}$/'],
  ])('%s', (_what, code) => {
    expect(faultsIn(code)).toEqual([expect.stringMatching(/polynomial|exponential/)])
  })

  test('a slow pattern built at run time', () => {
    expect(faultsIn('const word = (text: string) => new RegExp(text)')).toEqual([
      'is put together while the program runs',
    ])
  })
})

test.each([
  ['one repeat of letters and signs', "const NAME = /^[\\p{L}\\p{M} '’-]+$/u"],
  ['repeats with an end', 'const MAIL = /[a-z0-9._%+-]{1,64}@[a-z0-9-]{1,63}\\.[a-z]{2,24}/g'],
  ['parts that differ', 'const PATH = new RegExp(`^/staff/[^/]+$`)'],
])('a linear pattern passes: %s', (_what, code) => {
  expect(faultsIn(code)).toEqual([undefined])
})
