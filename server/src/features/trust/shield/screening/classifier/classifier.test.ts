import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { judgeConversation, NO_MESSAGES, type Signals, screenMessage, THRESHOLDS } from '../index.ts'
import { MAX_CONTEXT } from './features.ts'

const MIGRATION = join(import.meta.dirname, '../../../../../../migrations/0002_reference.sql')
const LANGUAGES = ['am', 'ar', 'en', 'fr', 'ha', 'ig', 'pt', 'sw', 'yo']
const CODES = Array.from({ length: 26 ** 2 }, (_, i) => String.fromCharCode(65 + i / 26, 65 + (i % 26)))
const PEOPLE =
  `Femi Kwame Chidi Ngozi Aisha Fatima Musa Ibrahim Amina Tendai Selam Abebe Tigist Kofi Ama Yaa Ade Bisi Ola Ada Emeka Obi Uche
  Zainab Amara Kevin Grace Blessing Wanjiku Otieno Juma Halima Moussa Awa Kouassi Mariama Edson Nando Belmiro Yusuf Hassan Khadija
  Omar Layla Dawit Hana Kunle Tola Sade Ife Kojo Esi Akua Temba Thabo Lindani John Mary Peter Paul James Daniel Sarah Esther`.split(
    /\s+/,
  )

/** Also words of the lexicons: Yoruba spells Nepal like the power company, and a susu is a savings club. */
const HOMONYMS = new Set(['Nepa', 'Haya', 'Sara', 'Shi', 'Susu'])

const namesOf = (type: 'region' | 'language') =>
  LANGUAGES.flatMap((language) => {
    const names = new Intl.DisplayNames([language], { type, fallback: 'none' })
    return CODES.flatMap((code) => names.of(type === 'region' ? code : code.toLowerCase()) ?? [])
  })
const tribes = [
  ...(readFileSync(MIGRATION, 'utf8')
    .split('insert into tribes')[1]
    ?.split(';')[0]
    ?.matchAll(/\('[\w-]+', '([^']+)'/g) ?? []),
].map(([, name = '']) => name)
const names = [...new Set([...PEOPLE, ...tribes, ...namesOf('region'), ...namesOf('language')])].filter(
  (name) => /^[\p{L}\p{M}]+$/u.test(name) && !HOMONYMS.has(name),
)

const SENTENCES: ((name: string) => string)[] = [
  (name) => `I am ${name} and the doctor wants 300 dollars tonight, please send it to my account`,
]

test('names, countries, peoples and languages in a request do not change its score', () => {
  expect(names.length).toBeGreaterThan(1_000)
  for (const sentence of SENTENCES) {
    const { score, context } = screenMessage(sentence('Zzyx'))
    const other = names.filter((name) => {
      const found = screenMessage(sentence(name))
      return found.score !== score || found.context !== context
    })
    expect(other).toEqual([])
  }
})

test('no training lets the classifier warn without a rule’s finding', () => {
  const sure: Signals = { found: [], fragment: 0, score: 100, context: 100 }
  const { state, level } = judgeConversation(NO_MESSAGES, sure)
  expect(level).toBe('none')
  expect(judgeConversation(state, sure).level).toBe('none')
})

test('a low score cancels a rule’s finding, a high score confirms part of a request', () => {
  const found: Signals['found'] = [{ kind: 'ask', rule: 'test', offset: 0, length: 1, certain: true }]
  const part: Signals['found'] = [{ kind: 'means', rule: 'test', offset: 0, length: 1 }]
  const judged = (found: Signals['found'], score: number) =>
    judgeConversation(NO_MESSAGES, { found, fragment: 0, score, context: 0 })
  expect(judged(found, THRESHOLDS.scoreOfAsk - 0.1)).toMatchObject({ level: 'none', state: { asks: 0 } })
  expect(judged(found, THRESHOLDS.scoreOfAsk + 0.1)).toMatchObject({ level: 'warn', state: { asks: 1 } })
  expect(judged(part, THRESHOLDS.scoreOfPart - 0.1)).toMatchObject({ level: 'none', state: { asks: 0 } })
  expect(judged(part, THRESHOLDS.evidenceOfWarning + 0.1)).toMatchObject({
    level: 'warn',
    state: { asks: 1 },
  })
})

test('earlier messages count less with each later one', () => {
  const before: Signals = { found: [], fragment: 0, score: -9, context: 2 }
  const { state } = judgeConversation(NO_MESSAGES, before)
  const later = judgeConversation(state, { ...before, context: 0 })
  expect(state.context).toBe(2)
  expect(later.state.context).toBe(1.8)
})

test.each([
  ['everyday words of a long conversation', 2, MAX_CONTEXT],
  ['pleasant words before a request', -2, 0],
])('%s add up only to a limit', (_what, context, limit) => {
  let state = NO_MESSAGES
  for (let i = 0; i < 100; i++)
    state = judgeConversation(state, { found: [], fragment: 0, score: -9, context }).state
  expect(state.context).toBe(limit)
})

test('talk about a friend’s request and about a shared bill causes no warning', () => {
  for (const messages of [
    ['My friend wants 300 dollars from me again', 'She said send it to her account today, I said no'],
    ['Dinner was 40 dollars', 'Send me your half when you can, or pay next time'],
    ['I pay the school fees of my sister, 200 dollars', 'My salary is gone on the first of the month'],
  ]) {
    let state = NO_MESSAGES
    for (const text of messages) {
      const judged = judgeConversation(state, screenMessage(text))
      expect([text, judged.level]).toEqual([text, 'none'])
      state = judged.state
    }
  }
})
