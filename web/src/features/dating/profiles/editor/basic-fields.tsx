import type { OwnProfile } from '@ndoa/contract/dating/profiles'
import { ageOn } from '@ndoa/contract/identity/account-rules'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { dateLabel, today } from '../../../../lib/dates.ts'
import { lazyPart } from '../../../../lib/loading/lazy-part.ts'
import { supportEmail } from '../../../../lib/support-email.ts'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import { Combobox } from '../../../../ui/forms/combobox.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { linkClass } from '../../../../ui/link.ts'
import { rich } from '../../../../words/rich.tsx'
import { countryOptions, referenceQuery } from '../../../identity/reference/index.ts'
import { ReferenceFailed } from '../reference-failed.tsx'
import { words } from '../words/own.ts'
import { orNull } from './field-values.ts'
import type { SectionProps } from './use-profile-editor.ts'

// The words of names are several kilobytes.
const ShownNameField = lazyPart(async () => (await import('./shown-name-field.tsx')).ShownNameField)

export function BasicFields({ editor: { values, errors, set }, profile }: SectionProps) {
  return (
    <>
      <ReferenceFailed what="countries" />
      <TextField
        label={words.basic.name}
        required
        autoComplete="name"
        maxLength={100}
        hint={words.basic.nameHint}
        value={values.full_name}
        onChange={(event) => set('full_name', event.target.value)}
        error={errors.full_name}
      />
      <Suspense fallback={<Skeleton className="h-20" />}>
        <ShownNameField {...{ values, errors, set }} />
      </Suspense>
      <FixedAnswers {...profile} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <WorkAndPlace {...{ values, errors, set }} />
      </div>
    </>
  )
}

function FixedAnswers({ gender, date_of_birth }: Pick<OwnProfile, 'gender' | 'date_of_birth'>) {
  return (
    <div className="grid gap-2">
      <dl className="grid gap-5 sm:grid-cols-2">
        <ReadOnlyField label={words.basic.gender} value={words.basic.genders[gender]} />
        <ReadOnlyField
          label={words.basic.birth}
          value={dateLabel(new Date(`${date_of_birth}T00:00`))}
          hint={words.basic.age(ageOn(date_of_birth, today()))}
        />
      </dl>
      <p className="text-sm text-soft">
        {rich(words.basic.saidOnce, {
          a: (
            <a href={`mailto:${supportEmail()}`} className={linkClass}>
              {supportEmail()}
            </a>
          ),
        })}
      </p>
    </div>
  )
}

function ReadOnlyField({ label, value, hint }: { label: string; value: string; hint?: string }) {
  return (
    <div className="grid content-start gap-1.5">
      <dt className="text-sm font-semibold">{label}</dt>
      <dd>{value}</dd>
      {hint && <dd className="text-sm text-soft">{hint}</dd>}
    </div>
  )
}

function WorkAndPlace({ values, errors, set }: Pick<SectionProps['editor'], 'values' | 'errors' | 'set'>) {
  const { data: reference } = useQuery(referenceQuery)
  return (
    <>
      <TextField
        label={words.basic.occupation}
        maxLength={100}
        autoComplete="organization-title"
        value={values.occupation ?? ''}
        onChange={(event) => set('occupation', orNull(event.target.value))}
        error={errors.occupation}
      />
      <TextField
        label={words.basic.city}
        maxLength={80}
        autoComplete="address-level2"
        value={values.location ?? ''}
        onChange={(event) => set('location', orNull(event.target.value))}
        error={errors.location}
      />
      <Combobox
        label={words.basic.country}
        clearable
        placeholder={words.basic.chooseCountry}
        options={countryOptions(reference)}
        value={values.country_of_residence ?? ''}
        onChange={(code) => set('country_of_residence', orNull(code))}
        error={errors.country_of_residence}
      />
    </>
  )
}
