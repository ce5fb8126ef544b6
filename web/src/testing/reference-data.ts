import type { ReferenceData } from '@ndoa/contract/identity/reference'

/** The reference lists, empty except for those a test needs. */
export const aReference = (lists: Partial<ReferenceData> = {}): ReferenceData => ({
  faiths: [],
  languages: [],
  interests: [],
  tribes: [],
  countries: [],
  ...lists,
})
