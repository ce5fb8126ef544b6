import { expect, test } from 'vitest'
import { openerShingles, openerSimilarity } from './openers.ts'
import { THRESHOLDS } from './thresholds.ts'

const SCRIPT = `Good morning beautiful, I came across your profile and my heart told me to write. I am a widower with one
daughter, working as an engineer, and I look for a woman who fears God and wants a real marriage`

function similarity(a: string, b: string): number {
  const [first, second] = [openerShingles(a), openerShingles(b)]
  if (!first || !second) throw new Error('an opener has no fingerprint')
  return openerSimilarity(first, second)
}

test('an opener equals itself in capitals and with another name', () => {
  expect(similarity(SCRIPT, SCRIPT.toUpperCase())).toBe(1)
  expect(similarity(SCRIPT, `${SCRIPT}, Amara`)).toBeGreaterThanOrEqual(THRESHOLDS.openerSimilarity)
})

test('openers of different people differ', () => {
  const other =
    'Hello Amara, you wrote that you bake on Sundays. Which of your cakes would you bring to a mother in law?'
  expect(similarity(SCRIPT, other)).toBeLessThan(0.2)
})

test('a common greeting has no fingerprint', () => {
  expect(openerShingles('Good morning, how are you?')).toBeUndefined()
})
