import type { referenceCalls } from '@ndoa/contract/reference'
import { type AccessOf, row } from '../../platform/access.ts'

export const referenceAccess: AccessOf<typeof referenceCalls> = {
  getReferenceData: [row('PUB-2', 'A | A | A | - | - | - | A | A | A')],
  getCountry: [row('PUB-3', 'A | A | A | - | - | - | A | A | A')],
}
