import type { ReferenceData } from '@ndoa/contract/reference'

/** The reference lists, empty except for those that a test is about. */
export const aReference = (lists: Partial<ReferenceData> = {}): ReferenceData => ({
  faiths: [],
  languages: [],
  interests: [],
  tribes: [],
  countries: [],
  ...lists,
})
