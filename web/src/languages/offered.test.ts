import { LANGUAGES, OFFERED } from '@ndoa/contract/languages'
import { expect, test } from 'vitest'
import * as account from './en/account.ts'
import * as confirm from './en/confirm.ts'
import * as forms from './en/forms.ts'
import * as guest from './en/guest.ts'
import * as member from './en/member.ts'
import * as membership from './en/membership.ts'
import * as pages from './en/public.ts'
import * as push from './en/push.ts'
import * as searches from './en/searches.ts'
import * as start from './en/start.ts'

type Words = Readonly<Record<string, object>>

const FILES = import.meta.glob<Words>(
  './*/{start,guest,forms,member,account,confirm,push,membership,searches,public}.ts',
)
const ENGLISH: Record<string, Words> = {
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

/** The forms of a count: each language has its own. */
const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other']
const isForms = (words: object) =>
  'other' in words && Object.keys(words).every((name) => FORMS.includes(name))

/** Where each sentence stands, and of which kind it is. A list may be longer in another language. */
function shapeOf(words: unknown, path = ''): string[] {
  if (typeof words !== 'object' || words === null || Array.isArray(words))
    return [`${path}: ${Array.isArray(words) ? 'list' : typeof words}`]
  if (isForms(words)) return [`${path}: forms`]
  return Object.entries(words).flatMap(([name, one]) => shapeOf(one, `${path}.${name}`))
}

test('English is the first language, and all that are offered are known', () => {
  expect(OFFERED[0]).toBe('en')
  expect(LANGUAGES).toEqual(expect.arrayContaining([...OFFERED]))
  expect(new Set(OFFERED).size).toBe(OFFERED.length)
})

test.each(OFFERED.flatMap((language) => Object.keys(ENGLISH).map((part) => ({ language, part }))))(
  'a language that is offered has every sentence: $language, $part',
  async ({ language, part }) => {
    const { isolated: _, ...words } = (await FILES[`./${language}/${part}.ts`]?.()) ?? {}
    expect(shapeOf(words).toSorted()).toEqual(shapeOf(ENGLISH[part]).toSorted())
  },
)
