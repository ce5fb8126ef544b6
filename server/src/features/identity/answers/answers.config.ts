import { limitSetting } from '../../../platform/limits.ts'

export const answersConfig = {
  LIMIT_ANSWERS: limitSetting('3/7 days', 'changes of one answer that decides whom a member meets', {
    ofDays: true,
  }),
}
