import { limitSetting } from '../../../platform/limits.ts'

export const reportsConfig = {
  LIMIT_REPORTS: limitSetting('20/1 day', 'reports that one member sends'),
}
