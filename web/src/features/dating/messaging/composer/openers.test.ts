import { allOpeners } from '@ndoa/contract/dating/openers'
import type { MemberProfile, ProfileAsOthers } from '@ndoa/contract/dating/profiles'
import { words as en } from '@ndoa/contract/dating/words/openers'
import { isolated } from '@ndoa/contract/isolated'
import { LANGUAGES, type Language } from '@ndoa/contract/languages'
import { normaliseText } from '@ndoa/contract/text'
import { words as am } from '@ndoa/languages/am/contract/dating/words/openers'
import { words as ar } from '@ndoa/languages/ar/contract/dating/words/openers'
import { words as fr } from '@ndoa/languages/fr/contract/dating/words/openers'
import { words as ha } from '@ndoa/languages/ha/contract/dating/words/openers'
import { words as pt } from '@ndoa/languages/pt/contract/dating/words/openers'
import { words as sw } from '@ndoa/languages/sw/contract/dating/words/openers'
import { afterEach, expect, test } from 'vitest'
import { fetchWords } from '../../../../languages/load.ts'
import { asOthersSee } from '../../../../testing/own-profile.ts'
import { aReference } from '../../../../testing/reference-data.ts'
import { applyWords } from '../../../../words/spoken.ts'
import { labelsIn } from '../../profiles/labels.ts'
import { openersFor } from './openers.ts'

afterEach(async () => applyWords(await fetchWords('member', 'en')))

const labels = labelsIn(
  aReference({
    languages: [
      { id: 'english', name: 'English', iso_code: 'en' },
      { id: 'yoruba', name: 'Yoruba', iso_code: 'yo' },
    ],
    interests: [{ id: 'music', name: 'Music', category: 'Arts' }],
  }),
)
const shown = {
  user_id: 'b7e2c9de-0b1d-4c53-9c05-0d8f2f6f1a22',
  faith: 'christianity',
  drinking: 'No',
  wants_children: true,
  spoken_languages: ['english', 'yoruba'],
  interests: ['music'],
} as unknown as MemberProfile
const alike: Partial<ProfileAsOthers> = {
  faith: 'christianity',
  drinking: 'No',
  wants_children: true,
  spoken_languages: ['english', 'yoruba'],
  interests: ['music'],
}
const openers = (own: Partial<ProfileAsOthers>, other: Partial<MemberProfile> = {}) =>
  openersFor(asOthersSee(own), { ...shown, ...other }, labels)

test('three openers ask about shared language, faith and interest, the same each time', () => {
  const [language, faith, interest, ...more] = openers(alike)
  expect([language, faith, interest]).toEqual([
    expect.stringContaining('Yoruba'),
    expect.stringContaining('faith'),
    expect.stringMatching(/music/i),
  ])
  expect(more).toEqual([])
  expect(openers(alike)).toEqual([language, faith, interest])
})

test('values shared by both come next', () => {
  const [children, sober] = openers({ ...alike, spoken_languages: [], faith: null, interests: [] })
  expect(children).toContain('children')
  expect(sober).toMatch(/drink/)
})

test('no opener asks about hidden or unshared answers', () => {
  const rest = { spoken_languages: ['english'], interests: [], drinking: 'Yes' as const }
  const hidden = { faith: undefined, wants_children: undefined, drinking: undefined }
  const texts = [
    ...openers({ ...alike, ...rest, ...hidden }),
    ...openers({ ...alike, ...rest, wants_children: undefined, faith: 'islam' }),
    ...openers({ ...alike, ...rest }, { wants_children: null, faith: null }),
  ].join(' ')
  expect(texts).not.toMatch(/children|faith|English|music|drink/i)
})

test('a pair without shared answers gets three different general questions', () => {
  const texts = openers({
    spoken_languages: [],
    interests: [],
    faith: null,
    drinking: null,
    wants_children: null,
  })
  expect(new Set(texts).size).toBe(3)
})

const KNOWN: Record<Language, typeof en> = { en, fr, pt, sw, ar: isolated(ar), am, ha }

test.each(LANGUAGES)('the server recognizes every opener offered in %s', async (language) => {
  applyWords(await fetchWords('member', language))
  const known = allOpeners(KNOWN[language], { language: ['Yoruba'], interest: ['Music'] })
  const turns = ['00', '01', '02', '03'].map((end) => shown.user_id.slice(0, -2) + end)
  const offered = turns.flatMap((user_id) => [
    ...openers(alike, { user_id }),
    ...openers({ ...alike, spoken_languages: [], faith: null, interests: [] }, { user_id }),
    ...openers(
      { spoken_languages: [], faith: null, interests: [], drinking: null, wants_children: null },
      { user_id },
    ),
  ])
  expect(new Set(offered.map(normaliseText))).toEqual(new Set(known)) // as sent
})
