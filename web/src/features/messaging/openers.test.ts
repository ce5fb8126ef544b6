import { isolated } from '@ndoa/contract/isolated'
import { LANGUAGES, type Language } from '@ndoa/contract/languages'
import { everyOpener } from '@ndoa/contract/openers'
import type { MemberProfile, ProfileAsOthers } from '@ndoa/contract/profiles'
import { words as am } from '@ndoa/contract/words/openers/am'
import { words as ar } from '@ndoa/contract/words/openers/ar'
import { words as en } from '@ndoa/contract/words/openers/en'
import { words as fr } from '@ndoa/contract/words/openers/fr'
import { words as pt } from '@ndoa/contract/words/openers/pt'
import { words as sw } from '@ndoa/contract/words/openers/sw'
import { afterEach, expect, test } from 'vitest'
import { fetchWords } from '../../languages/load.ts'
import { asOthersSee } from '../../testing/own-profile.ts'
import { aReference } from '../../testing/reference-data.ts'
import { speak } from '../../words/spoken.ts'
import { labelsIn } from '../profiles/labels.ts'
import { openersFor } from './openers.ts'

afterEach(async () => speak(await fetchWords('member', 'en')))

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

test('three openers ask about what both share: a language, the faith, an interest; and always the same', () => {
  const [language, faith, interest, ...more] = openers(alike)
  expect([language, faith, interest]).toEqual([
    expect.stringContaining('Yoruba'),
    expect.stringContaining('faith'),
    expect.stringMatching(/music/i),
  ])
  expect(more).toEqual([])
  expect(openers(alike)).toEqual([language, faith, interest])
})

test('values that both named come next', () => {
  const [children, sober] = openers({ ...alike, spoken_languages: [], faith: null, interests: [] })
  expect(children).toContain('children')
  expect(sober).toMatch(/drink/)
})

test('nothing is asked about that one of them does not show or does not share', () => {
  const rest = { spoken_languages: ['english'], interests: [], drinking: 'Yes' as const }
  const hidden = { faith: undefined, wants_children: undefined, drinking: undefined }
  const texts = [
    ...openers({ ...alike, ...rest, ...hidden }),
    ...openers({ ...alike, ...rest, wants_children: undefined, faith: 'islam' }),
    ...openers({ ...alike, ...rest }, { wants_children: null, faith: null }),
  ].join(' ')
  expect(texts).not.toMatch(/children|faith|English|music|drink/i)
})

test('two who share nothing get three different general questions', () => {
  const texts = openers({
    spoken_languages: [],
    interests: [],
    faith: null,
    drinking: null,
    wants_children: null,
  })
  expect(new Set(texts).size).toBe(3)
})

/** As the server knows them. */
const KNOWN: Record<Language, typeof en> = { en, fr, pt, sw, ar: isolated(ar), am }

test.each(LANGUAGES)(
  'in %s nothing is offered that the server would not know as our own opener',
  async (language) => {
    speak(await fetchWords('member', language))
    const known = everyOpener(KNOWN[language], { language: ['Yoruba'], interest: ['Music'] })
    const turns = ['00', '01', '02', '03'].map((end) => shown.user_id.slice(0, -2) + end)
    const offered = turns.flatMap((user_id) => [
      ...openers(alike, { user_id }),
      ...openers({ ...alike, spoken_languages: [], faith: null, interests: [] }, { user_id }),
      ...openers(
        { spoken_languages: [], faith: null, interests: [], drinking: null, wants_children: null },
        { user_id },
      ),
    ])
    expect(new Set(offered)).toEqual(new Set(known))
  },
)
