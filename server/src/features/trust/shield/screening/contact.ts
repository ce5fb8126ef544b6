import { APPS } from './apps.ts'
import type { Hit } from './find-phrases.ts'
import type { Folded } from './fold.ts'
import type { Signal } from './signals.ts'
import type { Token } from './tokens.ts'

const MIN_DIGITS = 9
const MAX_DIGITS = 15
const MIN_FRAGMENT_DIGITS = 3
const MAX_GAP = 4
const INVITE_WINDOW = 6

// The bounded repetitions limit the work on hostile messages.
const EMAIL = /[a-z0-9._%+-]{1,64}@[a-z0-9-]{1,63}\.[a-z]{2,24}/g
const HANDLE = /(?<![a-z0-9._%+-])@[a-z][a-z0-9_.]{2,29}/g
const LINK =
  /(?:https?:\/\/|www\.)[^\s]{3,}|(?<![a-z0-9@.-])(?:[a-z0-9-]{1,40}\.){1,4}(?:com|net|org|io|me|ly|app|xyz|link|online|site|top|info|shop|biz|club|vip|live)(?![a-z])/g
const MAIL_SERVICE = /^(?:gmail|yahoo|hotmail|outlook|icloud|protonmail)$/
const DIGIT_WORDS = new Map(
  [
    'zero one two three four five six seven eight nine',
    'zero un deux trois quatre cinq six sept huit neuf',
    'zero um dois tres quatro cinco seis sete oito nove',
    'sifuri moja mbili tatu nne tano sita saba nane tisa',
  ].flatMap((words) => words.split(' ').map((word, digit): [string, string] => [word, String(digit)])),
)
for (const [word, digit] of [
  ['oh', '0'],
  ['nought', '0'],
  ['une', '1'],
  ['uma', '1'],
  ['duas', '2'],
  ['meia', '6'],
] as const)
  DIGIT_WORDS.set(word, digit)

export function findContacts(folded: Folded, tokens: Token[], hits: Hit[]): Signal[] {
  return [...findPhones(folded, tokens), ...findAddresses(folded, tokens), ...findInvitations(tokens, hits)]
}

/** @returns the number of digits in a message that is only part of a phone number; 0 for any other message */
export function fragmentDigits(tokens: Token[]): number {
  const digits = tokens.map(digitsOf)
  if (digits.includes('')) return 0
  const count = digits.join('').length
  return count >= MIN_FRAGMENT_DIGITS && count < MIN_DIGITS ? count : 0
}

function findPhones(folded: Folded, tokens: Token[]): Signal[] {
  const phones: Signal[] = []
  let run: Token[] = []
  let digits = ''
  const finish = () => {
    const [first, last] = [run[0], run.at(-1)]
    if (first && last && isPhone(digits))
      phones.push({ kind: 'contact', rule: 'phone', offset: first.start, length: last.end - first.start })
    run = []
    digits = ''
  }
  for (const token of tokens) {
    const more = digitsOf(token)
    const previous = run.at(-1)
    const begins = digits.length >= MIN_DIGITS && (more.startsWith('0') || more.length >= MIN_DIGITS)
    if (more === '' || begins || (previous && isSeparated(folded, previous, token))) finish()
    if (more === '') continue
    run.push(token)
    digits += more
  }
  finish()
  return phones
}

const isPhone = (digits: string) =>
  digits.length >= MIN_DIGITS && digits.length <= MAX_DIGITS && !/0{6}$/.test(digits)

function digitsOf({ text }: Token): string {
  const word = DIGIT_WORDS.get(text)
  if (word) return word
  if (!/\d/.test(text)) return ''
  if (/^\d+$/.test(text)) return text
  if (/^\d{1,3}(?:[.,]\d{3})+$/.test(text)) return '' // an amount
  if (/^[\d.,]+$/.test(text)) return text.replace(/\D/g, '')
  // In "o8o3", letters stand for digits.
  return /^[\doil]{4,}$/.test(text) && text.replace(/\D/g, '').length * 2 >= text.length
    ? text.replaceAll('o', '0').replace(/[il]/g, '1')
    : ''
}

function isSeparated(folded: Folded, before: Token, after: Token): boolean {
  if (after.start - before.end > MAX_GAP) return true
  return after.start - before.end === 1 && /[/:]/.test(unitAt(folded, before.end))
}

function unitAt({ text, at, length }: Folded, place: number): string {
  let low = 0
  for (let high = length; low < high; ) {
    const middle = (low + high) >> 1
    if ((at[middle] ?? 0) < place) low = middle + 1
    else high = middle
  }
  return text[low] ?? ''
}

function findAddresses(folded: Folded, tokens: Token[]): Signal[] {
  const found: Signal[] = []
  const collect = (rule: string, pattern: RegExp) => {
    for (const { 0: text, index } of folded.text.matchAll(pattern)) {
      const offset = folded.at[index] ?? 0
      found.push({
        kind: 'contact',
        rule,
        offset,
        length: (folded.at[index + text.length] ?? offset) - offset,
      })
    }
  }
  if (folded.text.includes('@')) {
    collect('e-mail', EMAIL)
    collect('handle', HANDLE)
  }
  if (folded.text.includes('.') || folded.text.includes('//')) collect('link', LINK)
  for (const [i, token] of tokens.entries()) {
    const end = tokens[i + 2]
    const spelt =
      MAIL_SERVICE.test(token.text) && /^(?:dot|point|ponto|nukta|com)$/.test(tokens[i + 1]?.text ?? '')
    if (spelt)
      found.push({
        kind: 'contact',
        rule: 'e-mail',
        offset: token.start,
        length: (end ?? token).end - token.start,
      })
  }
  return found
}

function findInvitations(tokens: Token[], hits: Hit[]): Signal[] {
  const invites = hits.filter((hit) => hit.concept === 'invite')
  if (invites.length === 0) return []
  for (const [i, token] of tokens.entries()) {
    if (!APPS.has(token.text)) continue
    const near = invites.find((hit) => Math.max(hit.from - i - 1, i - hit.to) <= INVITE_WINDOW)
    const first = tokens[Math.min(near?.from ?? i, i)]
    const last = tokens[Math.max((near?.to ?? i) - 1, i)]
    if (near && first && last)
      return [{ kind: 'contact', rule: 'other app', offset: first.start, length: last.end - first.start }]
  }
  return []
}
