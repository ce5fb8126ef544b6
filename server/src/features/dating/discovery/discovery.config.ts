import * as z from 'zod'
import { flag, setting } from '../../../platform/config.ts'
import { limitSetting } from '../../../platform/limits.ts'

const HOUR = 3_600

export const discoveryConfig = {
  LIMIT_SUGGESTIONS: limitSetting('600/1 hour', 'pages of suggestions that one member asks for'),
  MEMBER_INDEX: setting(flag(true), 'suggestions from an index in memory; 0: straight from the database'),
  MEMBER_INDEX_CHECKED_EVERY: setting(
    z.preprocess((text) => text || HOUR, z.coerce.number().int().min(1)),
    'seconds after which the index is built anew and compared with the one before',
  ),
}
