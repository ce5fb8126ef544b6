import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { aMember, amara, anyMember, kofi } from '../test/members.ts'
import { regionOf } from './regions.ts'
import { compatibility, pointsFor, sumOf } from './score.ts'
import type { Traits } from './traits.ts'
import { COMPONENTS, type Component, WEIGHTS } from './weights.ts'

type Case = [name: string, value: number, viewer: Partial<Traits>, candidate: Partial<Traits>]

const catholic = { faith: 'christianity', denomination: 'catholic' }
const muslim = { faith: 'islam', denomination: null }

const TABLE: Record<Component, Case[]> = {
  faith: [
    ['same denomination', 1, catholic, catholic],
    ['denomination blank', 0.9, catholic, { faith: 'christianity' }],
    [
      'denomination "Other"',
      0.9,
      { ...catholic, denomination: 'other' },
      { ...catholic, denomination: 'other' },
    ],
    ['other denomination', 0.85, catholic, { ...catholic, denomination: 'baptist' }],
    ['the wanted faith, not one’s own', 0.9, { ...catholic, preferred_faith: 'islam' }, muslim],
    [
      'a denomination of the same name',
      0.9,
      { faith: 'judaism', denomination: 'orthodox', preferred_faith: 'christianity' },
      { ...catholic, denomination: 'orthodox' },
    ],
    ['against the stated preference', 0.1, { ...catholic, preferred_faith: 'christianity' }, muslim],
    ['different, none stated', 0.3, catholic, muslim],
    ['blank there', 0.5, { ...catholic, preferred_faith: 'christianity' }, { faith: '' }],
    ['blank here', 0.5, {}, catholic],
    ['"Other" twice', 0.5, { faith: 'other' }, { faith: 'other' }],
  ],
  culture: [
    ['nothing shared', 0, { spoken_languages: ['yoruba'] }, { spoken_languages: ['zulu'] }],
    ['"Other" twice', 0, { spoken_languages: ['other', 'igbo'] }, { spoken_languages: ['other', 'zulu'] }],
    [
      'one lingua franca',
      0.45,
      { spoken_languages: ['english', 'yoruba'] },
      { spoken_languages: ['english'] },
    ],
    [
      'two lingua francas',
      0.55,
      { spoken_languages: ['english', 'french'] },
      { spoken_languages: ['french', 'english'] },
    ],
    ['one heritage language', 0.75, { spoken_languages: ['yoruba'] }, { spoken_languages: ['yoruba'] }],
    [
      'heritage and lingua franca',
      0.9,
      { spoken_languages: ['yoruba', 'english'] },
      { spoken_languages: ['english', 'yoruba'] },
    ],
    [
      'two heritage languages',
      1,
      { spoken_languages: ['yoruba', 'igbo'] },
      { spoken_languages: ['igbo', 'yoruba'] },
    ],
    ['tribe alone', 0.75, { tribe: 'luo', spoken_languages: ['luo'] }, { tribe: 'luo' }],
    [
      'tribe and heritage language',
      1,
      { tribe: 'luo', spoken_languages: ['luo'] },
      { tribe: 'luo', spoken_languages: ['luo'] },
    ],
    [
      'another tribe changes nothing',
      0.45,
      { tribe: 'luo', spoken_languages: ['english'] },
      { tribe: 'kikuyu', spoken_languages: ['english'] },
    ],
    [
      '"Other" tribe twice',
      0.45,
      { tribe: 'other', spoken_languages: ['english'] },
      { tribe: 'other', spoken_languages: ['english'] },
    ],
    ['blank', 0.5, { spoken_languages: ['yoruba'] }, {}],
  ],
  age: [
    ['at the edge', 1, { age_range_min: 25, age_range_max: 30 }, { age: 30 }],
    ['one year out', 0.75, { age_range_min: 25, age_range_max: 30 }, { age: 24 }],
    ['three years out', 0.45, { age_range_min: 25, age_range_max: 30 }, { age: 33 }],
    ['far out', 0, { age_range_min: 25, age_range_max: 30 }, { age: 40 }],
    ['no range means 18 to 50', 0.75, { age_range_min: null, age_range_max: null }, { age: 51 }],
    ['blank', 0.5, {}, { age: null }],
  ],
  location: [
    ['same city', 1, { country: 'NG', city: 'lagos' }, { country: 'NG', city: 'lagos' }],
    ['same country', 0.85, { country: 'NG', city: 'lagos' }, { country: 'NG', city: 'abuja' }],
    ['cities blank', 0.85, { country: 'NG', city: '' }, { country: 'NG', city: '' }],
    ['same region', 0.5, { country: 'NG' }, { country: 'GH' }],
    ['same city name elsewhere', 0.2, { country: 'GB', city: 'london' }, { country: 'CA', city: 'london' }],
    ['codes of no region', 0.2, { country: 'XX' }, { country: 'XY' }],
    ['blank', 0.5, { country: 'NG', city: 'lagos' }, { country: '', city: 'lagos' }],
  ],
  lifestyle: [
    ['both equal', 1, { smoking: 'No', drinking: 'Yes' }, { smoking: 'No', drinking: 'Yes' }],
    ['equal, next', 0.75, { smoking: 'No', drinking: 'Yes' }, { smoking: 'No', drinking: 'Occasionally' }],
    ['next, opposite', 0.25, { smoking: 'Occasionally', drinking: 'Yes' }, { smoking: 'No', drinking: 'No' }],
    ['not said', 0.55, { smoking: 'No' }, { smoking: 'Prefer not to say', drinking: 'Yes' }],
  ],
  interests: [
    ['nothing shared', 0.15, { interests: ['art'] }, { interests: ['music'] }],
    ['half', 0.775, { interests: ['art', 'music'] }, { interests: ['music', 'travel'] }],
    ['all', 1, { interests: ['art', 'music'] }, { interests: ['music', 'art'] }],
    ['blank', 0.4, { interests: ['art'] }, {}],
  ],
  education: [
    ['equal', 1, { education: 'Doctorate' }, { education: 'Doctorate' }],
    ['one step', 0.78, { education: "Bachelor's Degree" }, { education: 'Professional Degree' }],
    ['four steps', 0.12, { education: 'High School' }, { education: 'Doctorate' }],
    ['"Other"', 0.6, { education: 'Doctorate' }, { education: 'Other' }],
  ],
}

for (const component of COMPONENTS) {
  test.each(TABLE[component])(`${component}: %s is worth %d`, (_, value, viewer, candidate) => {
    const points = pointsFor(aMember(viewer), aMember({ id: 'another', ...candidate }))
    expect(points[component]).toBe(Math.round(WEIGHTS[component] * value))
  })
}

test('one direction’s weights add up to 4,000 points', () => {
  expect(sumOf(WEIGHTS)).toBe(4000)
})

test('every African Union member has a region of Africa', () => {
  const codes =
    'DZ EG EH LY MA MR TN BJ BF CV CI GM GH GN GW LR ML NE NG SN SL TG KM DJ ER ET KE MG MU RW SC SO SS SD TZ UG AO BW SZ LS MW MZ NA ZA ZM ZW BI CM CF TD CG CD GQ GA ST'
  const outside = codes.split(' ').filter((code) => !regionOf(code)?.endsWith('africa'))
  expect(outside).toEqual([])
})

test('both sides see the same percentage, from 0 to 100', () => {
  fc.assert(
    fc.property(anyMember, anyMember, (a, b) => {
      const percent = compatibility(a, b)
      expect(percent).toBe(compatibility(b, a))
      expect(Number.isInteger(percent) && percent > 0 && percent <= 100).toBe(true)
    }),
    { numRuns: 2000 },
  )
})

test('points are whole and never above the weight', () => {
  fc.assert(
    fc.property(anyMember, anyMember, (a, b) => {
      const points = pointsFor(a, b)
      for (const component of COMPONENTS) {
        expect(Number.isInteger(points[component])).toBe(true)
        expect(points[component]).toBeGreaterThanOrEqual(0)
        expect(points[component]).toBeLessThanOrEqual(WEIGHTS[component])
      }
    }),
  )
})

test('known cases: equal profiles, two blank profiles, Amara and Kofi, opposites', () => {
  expect(compatibility(amara, { ...amara, id: 'twin', age: 30 })).toBe(100)
  expect(compatibility(aMember(), aMember({ id: 'another' }))).toBe(58)
  expect(compatibility(amara, kofi)).toBe(72)
  const opposite = aMember({
    age: 60,
    faith: 'islam',
    preferred_faith: 'islam',
    country: 'JP',
    smoking: 'Yes',
    drinking: 'No',
    spoken_languages: ['hausa'],
    interests: ['gaming'],
    education: 'High School',
    age_range_min: 50,
    age_range_max: 70,
  })
  expect(compatibility(amara, opposite)).toBeLessThan(15)
})

test('one low side pulls the pair below the mean of both', () => {
  const seeker = { ...amara, preferred_faith: 'islam', age_range_min: 50, age_range_max: 60 }
  const gets = sumOf(pointsFor(seeker, kofi))
  const gives = sumOf(pointsFor(kofi, seeker))
  expect(gets).toBeLessThan(gives)
  expect(compatibility(seeker, kofi)).toBeLessThan((gets + gives) / 2 / 40)
})
