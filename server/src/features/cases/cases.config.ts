import * as z from 'zod'
import { setting } from '../../platform/config.ts'

export const casesConfig = {
  SECRET_SAFETY: setting(
    z.string().min(16).default('development-safety-secret'),
    'encrypts reports and their evidence, and hashes what is kept of banned people',
  ),
  SECOND_LOOK_SHARE: setting(
    z.coerce.number().min(0).max(1).default(0.05),
    'share of decisions that somebody else makes again without knowing the first',
  ),
}
