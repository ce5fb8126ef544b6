import { EDUCATION_LEVELS } from '@ndoa/contract/dating/choices'
import { BIO_MAX } from '@ndoa/contract/limits'
import { characterCount } from '@ndoa/contract/text'
import { useQuery } from '@tanstack/react-query'
import { MultiSelect } from '../../../../ui/forms/multi-select.tsx'
import { Select } from '../../../../ui/forms/select.tsx'
import { TextArea } from '../../../../ui/forms/text-area.tsx'
import { languageOptions, referenceQuery } from '../../../identity/reference/index.ts'
import { ReferenceFailed } from '../reference-failed.tsx'
import { words as member } from '../words/member.ts'
import { words } from '../words/own.ts'
import { choiceIn, namedOptions, optionsOf, orNull } from './field-values.ts'
import type { SectionProps } from './use-profile-editor.ts'

export function LanguageFields({ editor: { values, errors, set } }: SectionProps) {
  const { data: reference } = useQuery(referenceQuery)
  return (
    <>
      <ReferenceFailed what="languages" />
      <MultiSelect
        label={words.languages.label}
        required
        placeholder={words.languages.choose}
        searchLabel={words.languages.search}
        options={languageOptions(reference?.languages, words.languages.more)}
        value={values.spoken_languages}
        onChange={(languages) => set('spoken_languages', languages)}
        error={errors.spoken_languages}
      />
    </>
  )
}

export function AdditionalFields({ editor: { values, errors, set } }: SectionProps) {
  const { data: reference } = useQuery(referenceQuery)
  const bio = values.bio ?? ''
  return (
    <>
      <ReferenceFailed what="interests" />
      <Select
        label={words.additional.education}
        clearable
        placeholder={words.additional.chooseEducation}
        options={optionsOf(EDUCATION_LEVELS, member.educations)}
        value={values.education ?? ''}
        onChange={(event) => set('education', choiceIn(EDUCATION_LEVELS, event.target.value))}
        error={errors.education}
      />
      <TextArea
        label={words.additional.bio}
        rows={4}
        maxLength={BIO_MAX}
        hint={words.additional.bioLength(characterCount(bio), BIO_MAX)}
        placeholder={words.additional.bioHint}
        value={bio}
        onChange={(event) => set('bio', orNull(event.target.value))}
        error={errors.bio}
      />
      <MultiSelect
        label={words.additional.interests}
        placeholder={words.additional.chooseInterests}
        searchLabel={words.additional.searchInterests}
        options={namedOptions(reference?.interests)}
        value={values.interests}
        onChange={(interests) => set('interests', interests)}
        error={errors.interests}
      />
    </>
  )
}
