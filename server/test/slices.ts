import { membershipConfig } from '../src/features/membership/index.ts'
import { pushConfig } from '../src/features/push/index.ts'
import { readConfig } from '../src/platform/config.ts'
import { smsBudgetConfig } from '../src/platform/sms-budget.ts'

export { createSlices } from '../src/app/slices.ts'

/** What slices need that tests of accounts do not. */
export const UNUSED = {
  ...readConfig({ ...smsBudgetConfig, ...pushConfig, ...membershipConfig }, {}),
  SECRET_SAFETY: 'unused-in-these-tests',
  SECRET_LINKS: 'unused-in-these-tests',
  SECOND_LOOK_SHARE: 0,
}
