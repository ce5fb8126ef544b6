import { limitSetting } from '../../../platform/limits.ts'

export const likesConfig = {
  LIMIT_LIKES: limitSetting('100/1 day', 'likes that one member gives'),
}
