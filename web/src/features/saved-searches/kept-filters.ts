import { FILTER_FAITHS } from '@ndoa/contract/choices'
import { FILTER_AGE_ANY, FILTER_AGE_MIN } from '@ndoa/contract/limits'
import type { ReferenceData } from '@ndoa/contract/reference'
import type { KeptFilters } from '@ndoa/contract/saved-searches'
import { activeFilters, type Filters, filtersIn } from '../discovery/index.ts'

const UNRESTRICTED: Filters = {
  min_age: FILTER_AGE_MIN,
  max_age: FILTER_AGE_ANY,
  country: 'all',
  faith: 'all',
  sort: 'compatibility',
}

/** The filters of a saved search as Find Matches has them. */
export function filtersOfKept(kept: KeptFilters): Filters {
  const { faith, looking_for_gender: gender, has_children, wants_children } = kept
  const { verified, has_photo, active_this_week, ...rest } = kept
  return filtersIn(
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

/** What the filters restrict, in words. */
export const labelsOf = (filters: Filters, reference: ReferenceData | undefined): string[] =>
  activeFilters(filters, UNRESTRICTED, reference).map(({ label }) => label)
