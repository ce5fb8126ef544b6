import { limitSetting } from '../../../platform/limits.ts'

export const supportConfig = {
  LIMIT_CONTACT: limitSetting('500/1 hour', 'contact messages that are taken from all networks together'),
  LIMIT_NOTICES: limitSetting(
    '1000/1 hour',
    'notices from outside that are taken from all networks together',
  ),
}
