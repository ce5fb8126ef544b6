import type { OwnProfile, ProfileChange } from '@ndoa/contract/dating/profiles'
import { nameFault } from '@ndoa/contract/person-name'
import { faults } from '../../../../lib/faults.ts'
import type { FieldErrors } from '../../../../lib/form.ts'
import { words } from '../words/own.ts'

export const SECTIONS = {
  basic: {
    fields: ['full_name', 'display_name', 'occupation', 'location', 'country_of_residence'],
  },
  faith: { fields: ['faith', 'denomination', 'tribe'] },
  lifestyle: {
    fields: [
      'smoking',
      'drinking',
      'celibacy',
      'has_children',
      'has_children_private',
      'wants_children',
      'wants_children_private',
    ],
  },
  languages: { fields: ['spoken_languages'] },
  preferences: {
    fields: ['preferred_gender', 'preferred_faith', 'age_range_min', 'age_range_max', 'deal_breakers'],
  },
  additional: { fields: ['education', 'bio', 'interests'] },
} as const satisfies Record<string, { fields: readonly (keyof ProfileChange)[] }>

export type SectionName = keyof typeof SECTIONS
type DraftField = (typeof SECTIONS)[SectionName]['fields'][number]

export type ProfileDraft = Pick<OwnProfile, DraftField>
export const SECTION_NAMES = Object.keys(SECTIONS) as SectionName[]
const DRAFT_FIELDS: readonly DraftField[] = SECTION_NAMES.flatMap((name) => [...SECTIONS[name].fields])

export const draftOf = (profile: OwnProfile): ProfileDraft => pick(profile, DRAFT_FIELDS)

export const changeOf = (draft: ProfileDraft, section: SectionName): ProfileChange =>
  pick(draft, SECTIONS[section].fields as readonly DraftField[])

/** Returns a sentence for each invalid field (section 5 of the specification). */
export function sectionErrors(draft: ProfileDraft, section: SectionName): FieldErrors {
  const wrongName = nameFault(draft.full_name)
  switch (section) {
    case 'basic':
      return onlyErrors({
        full_name: wrongName && faults[wrongName],
      })
    case 'languages':
      return onlyErrors({
        spoken_languages: draft.spoken_languages.length === 0 && words.required.language,
      })
    case 'preferences':
      return onlyErrors({
        age_range_min: draft.age_range_min >= draft.age_range_max && words.required.ages,
      })
    case 'faith':
    case 'lifestyle':
    case 'additional':
      return {}
    default:
      return section satisfies never
  }
}

export function changedSections(draft: ProfileDraft, saved: ProfileDraft): SectionName[] {
  return SECTION_NAMES.filter((name) => !SECTIONS[name].fields.every(isSame(draft, saved)))
}

export function changedFields(draft: ProfileDraft, saved: ProfileDraft): Partial<ProfileDraft> | null {
  const same = isSame(draft, saved)
  const changed = DRAFT_FIELDS.filter((field) => !same(field))
  return changed.length > 0 ? pick(draft, changed) : null
}

const isSame = (draft: ProfileDraft, saved: ProfileDraft) => (field: DraftField) =>
  normalize(draft[field]) === normalize(saved[field])

const normalize = (answer: ProfileDraft[DraftField]) => JSON.stringify(answer === '' ? null : answer)

export function neighbour(section: SectionName, steps: 1 | -1): SectionName {
  const count = SECTION_NAMES.length
  return SECTION_NAMES[(SECTION_NAMES.indexOf(section) + steps + count) % count] ?? section
}

function onlyErrors(errors: Record<string, string | false | null>): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([, sentence]) => sentence)) as FieldErrors
}

function pick<T, Name extends keyof T>(from: T, names: readonly Name[]): Pick<T, Name> {
  return Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<T, Name>
}
