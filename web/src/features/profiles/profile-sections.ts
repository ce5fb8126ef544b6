import { nameFault } from '@ndoa/contract/person-name'
import type { OwnProfile, ProfileChange } from '@ndoa/contract/profiles'
import type { FieldErrors } from '../../lib/form.ts'
import { faults } from '../../lib/words/index.ts'
import { words } from './words/own/index.ts'

/** The tabs of the profile editor in their order, and the fields that each of them saves. */
export const SECTIONS = {
  basic: {
    fields: ['full_name', 'occupation', 'location', 'country_of_residence'],
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

/** The fields of the profile that the editor changes. */
export type ProfileDraft = Pick<OwnProfile, DraftField>
export const SECTION_NAMES = Object.keys(SECTIONS) as SectionName[]
const DRAFT_FIELDS: readonly DraftField[] = SECTION_NAMES.flatMap((name) => [...SECTIONS[name].fields])

export const draftOf = (profile: OwnProfile): ProfileDraft => pick(profile, DRAFT_FIELDS)

/** What a section sends when it is saved: its own fields and no others. */
export const changeOf = (draft: ProfileDraft, section: SectionName): ProfileChange =>
  pick(draft, SECTIONS[section].fields as readonly DraftField[])

/** The sentence for each field of a section that cannot be saved as it is (section 5 of the specification). */
export function sectionErrors(draft: ProfileDraft, section: SectionName): FieldErrors {
  const wrongName = nameFault(draft.full_name)
  switch (section) {
    case 'basic':
      return given({
        full_name: wrongName && faults[wrongName],
      })
    case 'languages':
      return given({
        spoken_languages: draft.spoken_languages.length === 0 && words.required.language,
      })
    case 'preferences':
      return given({
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

/** The sections with changes that are not saved. */
export function changedSections(draft: ProfileDraft, saved: ProfileDraft): SectionName[] {
  return SECTION_NAMES.filter((name) => !SECTIONS[name].fields.every(isSame(draft, saved)))
}

/** The fields with changes that are not saved; null when there are none. */
export function changedFields(draft: ProfileDraft, saved: ProfileDraft): Partial<ProfileDraft> | null {
  const same = isSame(draft, saved)
  const changed = DRAFT_FIELDS.filter((field) => !same(field))
  return changed.length > 0 ? pick(draft, changed) : null
}

const isSame = (draft: ProfileDraft, saved: ProfileDraft) => (field: DraftField) =>
  asSaved(draft[field]) === asSaved(saved[field])

/** An empty text is saved as null. */
const asSaved = (answer: ProfileDraft[DraftField]) => JSON.stringify(answer === '' ? null : answer)

/** The next or previous section; after the last comes the first. */
export function neighbour(section: SectionName, steps: 1 | -1): SectionName {
  const count = SECTION_NAMES.length
  return SECTION_NAMES[(SECTION_NAMES.indexOf(section) + steps + count) % count] ?? section
}

function given(errors: Record<string, string | false | null>): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([, sentence]) => sentence)) as FieldErrors
}

function pick<T, Name extends keyof T>(from: T, names: readonly Name[]): Pick<T, Name> {
  return Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<T, Name>
}
