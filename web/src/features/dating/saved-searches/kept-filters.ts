import { FILTER_FAITHS } from '@ndoa/contract/dating/choices'
import type { KeptFilters } from '@ndoa/contract/dating/saved-searches'
import type { ReferenceData } from '@ndoa/contract/identity/reference'
import { FILTER_AGE_ANY, FILTER_AGE_MIN } from '@ndoa/contract/limits'
import { activeFilters, type Filters, filtersFrom } from '../discovery/index.ts'

const UNRESTRICTED: Filters = {
  min_age: FILTER_AGE_MIN,
  max_age: FILTER_AGE_ANY,
  country: 'all',
  faith: 'all',
  sort: 'compatibility',
}

export function toFilters(kept: KeptFilters): Filters {
  const { faith, looking_for_gender: gender, has_children, wants_children } = kept
  const { verified, has_photo, active_this_week, ...rest } = kept
  return filtersFrom(
    {
      ...rest,
      gender,
      faith: FILTER_FAITHS.find((one) => one.toLowerCase() === faith),
      has_children: yesNo(has_children),
      wants_children: yesNo(wants_children),
      verified: yesNo(verified),
      has_photo: yesNo(has_photo),
      active_this_week: yesNo(active_this_week),
    },
    UNRESTRICTED,
  )
}

const yesNo = (answer: boolean | null) => (answer === null ? undefined : answer ? 'yes' : 'no')

export const labelsOf = (filters: Filters, reference: ReferenceData | undefined): string[] =>
  activeFilters(filters, UNRESTRICTED, reference).map(({ label }) => label)
