import type { ReferenceData } from '@ndoa/contract/identity/reference'

export const aReference = (lists: Partial<ReferenceData> = {}): ReferenceData => ({
  faiths: [],
  languages: [],
  interests: [],
  tribes: [],
  countries: [],
  ...lists,
})
