import { limitSetting } from '../../platform/limits.ts'

export const safetyConfig = {
  LIMIT_PROFILES: limitSetting('300/1 day', 'different members whose profile or photos one member opens'),
}
