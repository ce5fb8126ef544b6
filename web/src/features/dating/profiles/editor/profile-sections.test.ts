import { expect, test } from 'vitest'
import {
  changedSections,
  changeOf,
  neighbour,
  type ProfileDraft,
  SECTION_NAMES,
  SECTIONS,
  sectionErrors,
} from './profile-sections.ts'

const draft: ProfileDraft = {
  full_name: 'Amara Okafor',
  display_name: 'Amara',
  occupation: null,
  location: 'Lagos',
  country_of_residence: 'NG',
  faith: 'christianity',
  denomination: 'methodist',
  tribe: null,
  smoking: 'No',
  drinking: null,
  celibacy: null,
  has_children: false,
  wants_children: null,
  has_children_private: false,
  wants_children_private: false,
  spoken_languages: ['english'],
  preferred_gender: null,
  preferred_faith: null,
  age_range_min: 18,
  age_range_max: 50,
  deal_breakers: [],
  education: null,
  bio: null,
  interests: [],
}

test('a complete profile has no errors in any section', () => {
  for (const section of SECTION_NAMES) expect(sectionErrors(draft, section)).toEqual({})
})

test('each section requires only its own fields', () => {
  const nothing = { full_name: ' ', spoken_languages: [] }
  const blank: ProfileDraft = { ...draft, ...nothing, age_range_min: 50 }
  expect(sectionErrors(blank, 'basic')).toEqual({ full_name: 'Full name is required' })
  expect(sectionErrors(blank, 'languages')).toEqual({ spoken_languages: 'At least one language is required' })
  expect(sectionErrors(blank, 'preferences')).toEqual({
    age_range_min: 'Minimum age must be less than maximum age',
  })
  for (const section of ['faith', 'lifestyle', 'additional'] as const)
    expect(sectionErrors(blank, section)).toEqual({})
})

test('a name with a number or a link is refused beside its field', () => {
  for (const full_name of ['Amara 08031234567', 'evil.com'])
    expect(sectionErrors({ ...draft, full_name }, 'basic')).toEqual({
      full_name: 'Please enter your real name, using letters only.',
    })
})

test('a section sends its own fields and no others', () => {
  expect(changeOf(draft, 'faith')).toEqual({ faith: 'christianity', denomination: 'methodist', tribe: null })
})

test('no field is saved by two sections', () => {
  const fields = SECTION_NAMES.flatMap((name) => [...SECTIONS[name].fields] as string[])
  expect(fields).toHaveLength(new Set(fields).size)
  expect(fields.toSorted()).toEqual(Object.keys(draft).toSorted())
})

test('unsaved changes are tracked by section, and an emptied new field is unchanged', () => {
  expect(changedSections({ ...draft, bio: '', interests: ['music'] }, draft)).toEqual(['additional'])
  expect(changedSections({ ...draft, bio: '' }, draft)).toEqual([])
  expect(changedSections({ ...draft, has_children: null }, draft)).toEqual(['lifestyle'])
  expect(changedSections({ ...draft, wants_children_private: true }, draft)).toEqual(['lifestyle'])
})

test('the first section follows the last', () => {
  expect(neighbour('additional', 1)).toBe('basic')
  expect(neighbour('basic', -1)).toBe('additional')
  expect(neighbour('basic', 1)).toBe('faith')
})
