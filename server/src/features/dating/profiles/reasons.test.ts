import type { Reason } from '@ndoa/matching'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '../../../../test/app.ts'
import { aMan, aMember } from '../../../../test/members.ts'
import { labelsOf } from '../../identity/reference/index.ts'
import { strongReasons } from './reasons.ts'

/** Provides only the French texts that this file needs. */
vi.mock(import('./words.ts'), async (importActual) => {
  const en = (await importActual()).wordsIn('en')
  const facts = {
    ...en.facts,
    shared_languages: (languages: string) => `vous parlez tous les deux ${languages}`,
    same_country: (country: string) => `vous vivez tous les deux : ${country}`,
  }
  const fr = { ...en, facts, components: { ...en.components, culture: 'Langues et culture' } }
  return { wordsIn: (language) => (language === 'fr' ? fr : en) }
})

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

test('a reason names the shared home language and further ones, separated by a dot', async () => {
  const culture: Reason = {
    component: 'culture',
    points: 20,
    strength: 'strong',
    unknown: [],
    facts: [
      { kind: 'shared_languages', values: ['english', 'igbo'] },
      { kind: 'same_tribe', value: 'igbo' },
    ],
  }
  const said = strongReasons([culture], await labelsOf(t.app, 'en'))
  expect(said).toEqual(['Both speak Igbo · you’re both Igbo'])
})

test('a shared denomination also has the faith’s name', async () => {
  const faith = (faith: string, value: string): Reason => ({
    component: 'faith',
    points: 22,
    strength: 'strong',
    unknown: [],
    facts: [
      { kind: 'same_faith', value: faith },
      { kind: 'same_denomination', faith, value },
    ],
  })
  const en = await labelsOf(t.app, 'en')
  expect(strongReasons([faith('christianity', 'methodist')], en)).toEqual(['You’re both Methodist'])
  const fr = await labelsOf(t.app, 'fr')
  expect(strongReasons([faith('judaism', 'orthodox')], fr)).toEqual(['You’re both Judaïsme orthodoxe'])
})

test('the age range comes last among strong reasons, and fills short lists', async () => {
  const strong = (component: Reason['component'], points: number, ...facts: Reason['facts']): Reason => ({
    component,
    points,
    strength: 'strong',
    unknown: [],
    facts,
  })
  const faith = strong('faith', 22, { kind: 'same_faith', value: 'islam' })
  const age = strong('age', 15, { kind: 'in_your_age_range' })
  const interests = strong('interests', 9, { kind: 'shared_interests', values: ['cooking'] })
  const habits: Reason = {
    ...strong('lifestyle', 9, { kind: 'same_habits', values: ['smoking'] }),
    strength: 'neutral',
  }
  const en = await labelsOf(t.app, 'en')
  const said = (...reasons: Reason[]) => strongReasons(reasons, en)
  expect(said(age, habits, interests, faith)).toEqual([
    'Same faith, Islam',
    'You both like cooking',
    'In your age range',
  ])
  expect(said(age, habits, faith)).toEqual(['Same faith, Islam', 'In your age range'])
  expect(said(age, habits)).toEqual(['In your age range'])
})

test('a member reads reasons in the account’s language, not the browser’s', async () => {
  const [amara, kofi] = [
    await aMember(t.app),
    await aMan(t.app, { profile: { country_of_residence: 'TZ', location: 'Dodoma' } }),
  ]
  const me = await t.as(amara)
  const read = async (asked: string) => {
    const url = `/functions/v1/get-profile?user_id=${kofi}`
    const answer = await me.send<OpenedProfile>('GET', url, undefined, { 'accept-language': asked })
    const { reasons, display_location } = answer.body.data
    return [reasons.find(({ component }) => component === 'culture')?.text, display_location]
  }
  expect(await read('fr')).toEqual([
    'Languages and culture: both speak Igbo and English',
    'Dodoma, United Republic of Tanzania',
  ])
  await t.app.db.updateTable('users').set({ language: 'fr' }).where('id', '=', amara).execute()
  expect(await read('en')).toEqual([
    'Langues et culture: vous parlez tous les deux igbo et anglais',
    'Dodoma, Tanzanie',
  ])
})

interface OpenedProfile {
  data: { display_location: string; reasons: { component: string; text: string }[] }
}
