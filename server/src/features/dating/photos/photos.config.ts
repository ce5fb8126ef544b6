import * as z from 'zod'
import { setting, wholeNumber } from '../../../platform/config.ts'
import { limitSetting } from '../../../platform/limits.ts'

export const photosConfig = {
  PHOTO_REVIEW: setting(
    z.preprocess((text) => text || undefined, z.enum(['auto', 'staff']).optional()),
    'who approves photos: `auto` after a moment, `staff` at /staff',
  ),
  UPLOADS_AT_ONCE: setting(
    wholeNumber(16),
    'uploads under way at most; each may hold 30 MB of memory, and one more is told to come back',
  ),
  LIMIT_UPLOADS: limitSetting('10/1 minute', 'photos that one member begins to upload'),
}
