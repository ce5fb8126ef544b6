import { membershipConfig } from '../src/features/membership/index.ts'
import { pushConfig } from '../src/features/notifications/push/index.ts'
import { readConfig } from '../src/platform/config.ts'
import { smsBudgetConfig } from '../src/platform/sms-budget.ts'

export { createSlices } from '../src/app/slices.ts'

export const UNUSED = {
  ...readConfig({ ...smsBudgetConfig, ...pushConfig, ...membershipConfig }, {}),
  SECRET_SAFETY: 'unused-in-these-tests',
  SECRET_LINKS: 'unused-in-these-tests',
}
