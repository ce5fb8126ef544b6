import account from 'virtual:words/account'
import confirm from 'virtual:words/confirm'
import forms from 'virtual:words/forms'
import guest from 'virtual:words/guest'
import member from 'virtual:words/member'
import membership from 'virtual:words/membership'
import pages from 'virtual:words/public'
import push from 'virtual:words/push'
import searches from 'virtual:words/searches'
import start from 'virtual:words/start'
import { LANGUAGES, OFFERED } from '@ndoa/contract/languages'
import { expect, test } from 'vitest'
import type { WordsFile } from './manifest.ts'

const FILES: Record<WordsFile, typeof start> = {
  start,
  guest,
  forms,
  member,
  account,
  confirm,
  push,
  membership,
  searches,
  public: pages,
}

/** Each language uses some of these plural forms. */
const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other']
const isForms = (words: object) =>
  'other' in words && Object.keys(words).every((name) => FORMS.includes(name))

/** The place and kind of each sentence. A list may be longer in another language. */
function shapeOf(words: unknown, path = ''): string[] {
  if (typeof words !== 'object' || words === null || Array.isArray(words))
    return [`${path}: ${Array.isArray(words) ? 'list' : typeof words}`]
  if (isForms(words)) return [`${path}: forms`]
  return Object.entries(words).flatMap(([name, one]) => shapeOf(one, `${path}.${name}`))
}

test('English comes first, and all offered languages are known', () => {
  expect(OFFERED[0]).toBe('en')
  expect(LANGUAGES).toEqual(expect.arrayContaining([...OFFERED]))
  expect(new Set(OFFERED).size).toBe(OFFERED.length)
})

const parts = Object.entries(FILES)
test.each(OFFERED.flatMap((language) => parts.map(([part, files]) => ({ language, part, files }))))(
  'an offered language has every sentence: $language, $part',
  async ({ language, files }) => {
    const { isolated: _, ...words } = await files[language]()
    expect(shapeOf(words).toSorted()).toEqual(shapeOf({ ...(await files.en()) }).toSorted())
  },
)
