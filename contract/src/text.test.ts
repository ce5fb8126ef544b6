import { array, assert, constantFrom, oneof, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readMessage } from './dating/message-content.ts'
import { ProfileChange } from './dating/profiles.ts'
import { SignUpData } from './identity/sign-up.ts'
import { BIO_MAX, MESSAGE_MAX } from './limits.ts'
import { characterCount, firstCharacters, isPlainText, maxTypedLength, normaliseText } from './text.ts'
import { ContactMessage } from './trust/support.ts'

const contact = { name: 'Ama', email: 'ama@x.test', subject: 'Hello', category: 'general', message: 'Hello' }
const storedBio = (bio: string) => ProfileChange.safeParse({ bio }).data?.bio

/** As typed or pasted, and as stored. */
const CHANGED: [string, string][] = [
  ['I love\u000bGod', 'I love\nGod'], // Word, Shift+Enter
  ['page one\fpage two', 'page one\npage two'], // PDF
  ['a\u0085b', 'a\nb'],
  ['a\u2028b\u2029c', 'a\nb\nc'],
  ['a\rb\r\nc', 'a\nb\nc'],
  ['it\u0092s', 'its'], // Windows-1252 read as Latin-1
  ['a\u0007', 'a'],
  ['\u001b[31mred', '[31mred'],
  ['a\u007fb\u001f', 'ab'],
  ['\u202eevol', 'evol'],
  ['\u2067سلام\u2069 \u202bعليكم\u202c', 'سلام عليكم'],
  ['e\u0007\u0301', 'é'],
  ['\u000b\u0007 Hello \f', 'Hello'],
  // Marks that belong to the text stay.
  ['سلام\u200f!', 'سلام\u200f!'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['👩\u200d👩\u200d👧 ❤️', '👩\u200d👩\u200d👧 ❤️'],
  ['Hello 😀\n\tfriend', 'Hello 😀\n\tfriend'],
  ['ሰላም፡ ዓለም', 'ሰላም፡ ዓለም'],
]

const BLANK = [
  '\u200b',
  '\u3164',
  '\u2800',
  '\u00ad',
  '\u200d\u200c',
  '\ufe0f',
  '\ufffc',
  '',
  ' \n\t',
  '\u0007\u000b',
  '\u202e',
  '\u2066\u2069',
  '\u2028',
  '\u00a0\u2003',
  '\ufeff',
  '\u115f\u1160',
  '\u180e',
  '\u2060 \u2063',
  '\uffa0',
  '\u061c\u200e\u200f',
  '\u17b4',
  '\u{e0067}\u{e007f}',
  '\u{e0100}',
  '\u034f',
  '\ufff9\ufffb',
  '\u{1d159}',
  '\u{1d173}',
  '\u2800\n\u3164 \u200b',
]

describe('what people paste', () => {
  test.each(CHANGED)('%j is stored as %j in every field', (typed, stored) => {
    expect(normaliseText(typed)).toBe(stored)
    expect(readMessage(typed).content).toBe(stored)
    expect(storedBio(typed)).toBe(stored)
    expect(ProfileChange.parse({ occupation: typed }).occupation).toBe(stored)
    expect(ContactMessage.parse({ ...contact, message: typed }).message).toBe(stored)
  })

  test.each(BLANK)('%j is empty, because nothing of it can be seen', (typed) => {
    expect(readMessage(typed).fault).toBe('Please write a message')
    expect(storedBio(typed)).toBe('')
    expect(ProfileChange.parse({ occupation: typed }).occupation).toBe('')
    const refused = ContactMessage.safeParse({ ...contact, message: typed })
    expect(refused.error?.issues.map(({ message }) => message)).toEqual(['message_missing'])
  })

  test.each(BLANK)('a name of %j is missing', (full_name) => {
    const issues = SignUpData.safeParse({ full_name }).error?.issues ?? []
    expect(issues.filter(({ path }) => path[0] === 'full_name')).toMatchObject([
      { message: 'full_name_missing' },
    ])
  })

  test('stored text is stored unchanged when it is sent again', () => {
    const letters = constantFrom(...CHANGED.flat(), ...BLANK, '\ud83d', '\ude00', '\u0301')
    const text = oneof(
      string({ unit: 'binary' }),
      array(letters).map((each) => each.join('')),
    )
    assert(property(text, (typed) => normaliseText(normaliseText(typed)) === normaliseText(typed)))
  })
})

test.each(['half of a pair: \ud83d', '\udc00', '\ud83d\ud83d\ude00', 'a\u0000b'])(
  '%j cannot be stored and is refused',
  (text) => {
    expect(isPlainText(text)).toBe(false)
    expect(readMessage(text).fault).toBe('This message contains characters that cannot be sent')
    expect(storedBio(text)).toBeUndefined()
  },
)

/** Readers see each as one character. */
const CHARACTERS = [
  'a',
  'é',
  'e\u0301',
  'ẹ\u0301',
  'ɓ',
  'ŋ\u0300',
  'ሰ',
  'م\u064e',
  'لّ\u064e',
  '\u0958',
  '\ud55c',
  '\u1112\u1161\u11ab',
  '😀',
  '👍🏿',
  '❤️',
  '🇬🇭',
  '🇪🇹',
  '1️⃣',
  '👨\u200d👩\u200d👧\u200d👦',
  '👩🏾\u200d❤️\u200d💋\u200d👨🏿',
  '🏳️\u200d🌈',
  '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
]

describe('counting characters', () => {
  test.each(CHARACTERS)('%s is one character', (character) => {
    expect(characterCount(character)).toBe(1)
    expect(characterCount(character.repeat(3))).toBe(3)
    expect(firstCharacters(character.repeat(3), 2)).toBe(character.repeat(2))
  })

  const short = CHARACTERS.filter((character) => character.length <= 4)

  test.each(short)('the limits count %s as one', (character) => {
    expect(storedBio(character.repeat(BIO_MAX))).toHaveLength(character.normalize('NFC').length * BIO_MAX)
    const refused = ProfileChange.safeParse({ bio: character.repeat(BIO_MAX + 1) })
    expect(refused.error?.issues).toMatchObject([{ message: `too_long:${BIO_MAX}`, path: ['bio'] }])
    expect(readMessage(character.repeat(MESSAGE_MAX)).fault).toBeUndefined()
    expect(readMessage(character.repeat(MESSAGE_MAX + 1)).fault).toMatch('at most 4,000')
  })

  test('a text of families is too long before it is counted', () => {
    const family = '👨\u200d👩\u200d👧\u200d👦'
    const most = Math.floor(maxTypedLength(BIO_MAX) / Array.from(family).length)
    expect(storedBio(family.repeat(most))).toBe(family.repeat(most))
    expect(storedBio(family.repeat(most + 1))).toBeUndefined()
  })

  test('the count is that of the browsers that can count', () => {
    const segmenter = new Intl.Segmenter()
    const letters = constantFrom(...CHARACTERS, ' ', '\n', 'x', '١', 'ß')
    assert(
      property(array(letters), (each) => {
        const text = each.join('')
        expect(characterCount(text)).toBe([...segmenter.segment(text)].length)
      }),
    )
  })

  test('of a heap of marks on one letter eight are kept', () => {
    expect(storedBio(`x${'\u0316'.repeat(90)} y`)).toBe(`x${'\u0316'.repeat(8)} y`)
  })

  test('a heap of marks on one letter counts, and overlong text is not read at all', () => {
    expect(characterCount(`a${'\u0301'.repeat(8)}`)).toBe(1)
    expect(characterCount(`a${'\u0301'.repeat(90)}`)).toBe(11)
    expect(storedBio('\u0301'.repeat(maxTypedLength(BIO_MAX) + 1))).toBeUndefined()
  })
})
