import { EDUCATION_LEVELS } from '@ndoa/contract/choices'
import { BIO_MAX } from '@ndoa/contract/limits'
import { useQuery } from '@tanstack/react-query'
import { MultiSelect } from '../../ui/multi-select.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { referenceQuery } from '../reference/index.ts'
import { choiceIn, namedOptions, orNull, plainOptions } from './field-values.ts'
import { ReferenceFailed } from './reference-failed.tsx'
import type { SectionProps } from './use-profile-editor.ts'

/** Spoken Languages*. */
export function LanguageFields({ editor: { values, errors, set } }: SectionProps) {
  const { data: reference } = useQuery(referenceQuery)
  return (
    <>
      <ReferenceFailed what="languages" />
      <MultiSelect
        label="Spoken Languages"
        required
        placeholder="Select languages"
        searchLabel="Search languages"
        options={namedOptions(reference?.languages)}
        value={values.spoken_languages}
        onChange={(languages) => set('spoken_languages', languages)}
        error={errors.spoken_languages}
      />
    </>
  )
}

/** Education, Bio, Interests. */
export function AdditionalFields({ editor: { values, errors, set } }: SectionProps) {
  const { data: reference } = useQuery(referenceQuery)
  const bio = values.bio ?? ''
  return (
    <>
      <ReferenceFailed what="interests" />
      <Select
        label="Education"
        clearable
        placeholder="Select your education"
        options={plainOptions(EDUCATION_LEVELS)}
        value={values.education ?? ''}
        onChange={(event) => set('education', choiceIn(EDUCATION_LEVELS, event.target.value))}
        error={errors.education}
      />
      <TextArea
        label="Bio"
        rows={4}
        maxLength={BIO_MAX}
        hint={`${bio.length} of ${BIO_MAX} characters`}
        placeholder="What should someone who hopes to build a home with you know?"
        value={bio}
        onChange={(event) => set('bio', orNull(event.target.value))}
        error={errors.bio}
      />
      <MultiSelect
        label="Interests"
        placeholder="Select interests"
        searchLabel="Search interests"
        options={namedOptions(reference?.interests)}
        value={values.interests}
        onChange={(interests) => set('interests', interests)}
        error={errors.interests}
      />
    </>
  )
}
