import * as z from 'zod'
import { setting } from '../../../platform/config.ts'

export const casesConfig = {
  SECRET_SAFETY: setting(
    z.string().min(16).default('development-safety-secret'),
    'encrypts reports and their evidence, and hashes what is kept of banned people',
  ),
}
