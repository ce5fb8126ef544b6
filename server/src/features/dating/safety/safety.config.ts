import { limitSetting } from '../../../platform/limits.ts'

export const safetyConfig = {
  LIMIT_PROFILES: limitSetting('300/1 day', 'different members whose profile or photos one member opens'),
  LIMIT_FACES: limitSetting(
    '1000/1 day',
    'different members whom one member sees on cards of suggestions or opens; their matches do not count',
  ),
  LIMIT_FACES_NEW: limitSetting('400/1 day', 'the same in the first week of an account'),
}
