import { describe, expect, test } from 'vitest'
import { findPhrases } from './find-phrases.ts'
import { fold } from './fold.ts'
import { judgeConversation, LEXICONS, NO_MESSAGES, screenMessage } from './index.ts'
import { compilePhrases } from './lexicon.ts'
import { REQUESTS } from './testing/requests.ts'
import { tokenize } from './tokens.ts'

const rulesOf = (text: string) =>
  screenMessage(text)
    .found.filter(({ kind }) => kind === 'ask')
    .map(({ rule }) => rule)
const kindsOf = (text: string) => screenMessage(text).found.map(({ kind }) => kind)

describe.each(Object.entries(REQUESTS))('in %s', (_language, cases) => {
  test.each(cases)('"$asks" is found as: $rule', ({ rule, asks }) => {
    expect(rulesOf(asks)).toContain(rule)
  })

  test.each(cases)('"$honest" asks for nothing', ({ honest }) => {
    expect(rulesOf(honest)).toEqual([])
  })
})

test('talk about bride price, tithes, fees, parents and salaries is no request', () => {
  for (const text of [
    'We sent the list: lobola is 11 cows, R9 000 each',
    'Did you send the money to your mum for the roof?',
    'I pay half of the school fees for my own boys, so January is dry for me',
    'My cousin gave 5,000 dollars as mahr, in two parts',
    'I tithe ten percent of my salary',
    'Who pays on the first date? I will pay for dessert then',
    'I lost 4,000 dollars to a scammer on a site like this',
  ])
    expect([text, ...rulesOf(text)]).toEqual([text])
})

test('begging beside a complete request is pressure, and alone nothing', () => {
  expect(kindsOf('Could you send me 300 dollars?')).toEqual(['ask', 'pressure'])
  expect(kindsOf('Could you come at eight, please?')).toEqual([])
})

test('a word shared by two languages is read in the message’s language', () => {
  expect(kindsOf('210k para ti')).toContain('possible')
  expect(kindsOf('210k, awa omo merin pin in, o ti tan')).not.toContain('possible')
})

test('verb endings do not affect detection', () => {
  for (const asks of ['ابعثيلي 500 ريال', 'تبعثيهالي 500 ريال', 'ዛሬ 500 ብር ላኪልኝ', '500 ብር ብትልኪልኝ'])
    expect([asks, ...rulesOf(asks)]).toContain('give me')
})

test('a verb split by its amount is found', () => {
  for (const asks of ['Jowo fi 5k ranse si mi', 'Fa 200 cedis brɛ me', 'Mu ogun egberun wa'])
    expect([asks, ...rulesOf(asks)]).toContain('give me')
})

test('gender and missing diacritics do not affect detection', () => {
  for (const asks of [
    'Ka turo min dubu biyar',
    'Ki turo mini dubu biyar',
    'ሁለት ሺህ ብር ላክልኝ',
    'حولهالي 500 ريال',
  ])
    expect([asks, ...rulesOf(asks)]).toContain('give me')
  expect(rulesOf('Ẹ jọ̀ọ́, ẹ yá mi lówó')).toEqual(rulesOf('E joo, e ya mi lowo'))
})

test('Arabic and Amharic in Latin letters are detected', () => {
  for (const asks of ['b3atili 300 dh', 'selfini chwiya flous', '2000 birr lakilign'])
    expect([asks, ...rulesOf(asks)].length).toBeGreaterThan(1)
})

test('a "no" or "I" in the previous clause does not cancel a request', () => {
  expect(rulesOf('Not me. Send 200 dollars tonight')).toContain('give me')
  expect(rulesOf('I send 200 dollars every month')).toEqual([])
})

test('an amount includes its currency, which is then no other word', () => {
  expect(kindsOf('ልብስ፣ 12 ሺህ ብር ገባ')).toEqual(['means'])
})

test('the action and the means of a request are distinguished', () => {
  expect(kindsOf('Then send it to Kofi')).toContain('request')
  expect(kindsOf('It is 40,000 naira')).toEqual(['means'])
})

test('requests for a photo, a number, an address or a prayer are not asks', () => {
  for (const text of [
    'Can you send me a photo of the two of you?',
    'Please send me the address of the church',
    'Could you help me choose a dress for Saturday?',
    'Send me the location pin when you arrive',
    'Abeg send me your picture',
    'Peux-tu m’aider à choisir une robe ?',
    'Manda-me uma foto tua',
    'Naomba unitumie namba yako',
    'Ki ba ni lambarki don Allah',
    'E jowo e fun mi ni nomba yin',
    'Biko nye m nọmba gi',
    'Mepa wo kyɛw ma me wo number',
    'ممكن تساعديني اختار هدية لاختي',
    'ስልክ ቁጥርሽን ስጪኝ',
  ])
    expect([text, ...kindsOf(text).filter((kind) => kind === 'ask' || kind === 'possible')]).toEqual([text])
  expect(kindsOf('Send me 300 dollars and a photo')).toContain('ask')
})

test('most messages stop at the first test', () => {
  for (const text of [
    'Good morning, did you sleep well?',
    'Haha that is so funny 😂',
    'Je suis bien rentrée',
  ])
    expect(screenMessage(text)).toMatchObject({ found: [], fragment: 0 })
})

test('a moderator sees a rule’s findings as written', () => {
  const text = '😀 Dear, s𝗲nd  me Mönéy'
  const [ask] = screenMessage(text).found
  expect(ask).toBeDefined()
  expect(text.slice(ask?.offset, (ask?.offset ?? 0) + (ask?.length ?? 0))).toBe('s𝗲nd  me Mönéy')
})

test.each([
  '0803 555 0123',
  '0-8-0-3-5-5-5-0-1-2-3',
  '+234 (803) 555 0123',
  '٠٨٠٣٥٥٥٠١٢٣',
  'zero eight zero three five five five zero one two three',
  '0️⃣8️⃣0️⃣3️⃣5️⃣5️⃣5️⃣0️⃣1️⃣2️⃣3️⃣',
  'o8o3 555 o123',
  'zéro huit zéro trois 555 0123',
  'sifuri nane sifuri tatu 555 0123',
  'zero oito zero três 555 0123',
  'write to amara@example.com',
  'amara at gmail dot com',
  'I am @amara_o',
  'wa.me/2348035550123',
  'text me on WhatsApp',
  'https://example.com/x',
])('a contact in any spelling is found: %s', (text) => {
  expect(kindsOf(text)).toContain('contact')
})

test.each([
  'See you at 7:30 on 12/05/2026',
  'Rent is 1,250,000 in Lekki',
  'Ruth 1:16 and Proverbs 24:3-4',
  'I like WhatsApp',
])('everyday numbers are no contact: %s', (text) => {
  expect(kindsOf(text)).not.toContain('contact')
})

test('a number sent in pieces is a contact', () => {
  let state = NO_MESSAGES
  for (const text of ['0803', '555', '0123']) state = judgeConversation(state, screenMessage(text)).state
  expect(state.contactAt).toBe(3)
})

test.each([
  ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', true],
  ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb', false],
  ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', true],
  ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5', false],
  ['GB82 WEST 1234 5698 7654 32', true],
  ['GB83 WEST 1234 5698 7654 32', false],
  ['0x52908400098527886E0F7030069857D2E4169EE7', true],
  ['Opay 9 0 1 5 5 5 0 2 1 7', true],
  ['Psalm 9 0 1 5 5 5 0 2 1 7', false],
])('an account is recognized by its check digits or its bank: %s', (text, isWallet) => {
  expect(kindsOf(text).includes('wallet')).toBe(isWallet)
})

test('no text breaks screening, and offsets stay inside it', () => {
  let seed = 7
  const random = (below: number) => (seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 1) % below
  for (let round = 0; round < 3_000; round++) {
    const text = Array.from({ length: random(60) }, () => String.fromCharCode(random(0x10000))).join('')
    for (const { offset, length } of screenMessage(`${text} send me money 0803 555 0123 ${text}`).found)
      expect(offset >= 0 && length > 0 && offset + length <= text.length * 2 + 31).toBe(true)
    const folded = fold(text)
    expect(folded.length).toBeLessThanOrEqual(text.length)
  }
})

test('twice the words cost at most twice the work for any text', () => {
  const phrases = compilePhrases(LEXICONS)
  const steps = (text: string) => findPhrases(tokenize(fold(text)), phrases).steps
  for (const piece of [
    'send me ',
    'can you send me ',
    'i m i m ',
    'e ',
    '1 ',
    'abeg send me money pay it ',
    'بالفلوس ',
  ])
    expect(steps(piece.repeat(400))).toBeLessThanOrEqual(2.1 * steps(piece.repeat(200)))
})
