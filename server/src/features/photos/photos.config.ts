import * as z from 'zod'
import { setting } from '../../platform/config.ts'

export const photosConfig = {
  PHOTO_REVIEW: setting(
    z.preprocess((text) => text || undefined, z.enum(['auto', 'operator']).optional()),
    'who approves photos: `auto` after a moment, `operator` by `npm run review`',
  ),
}
