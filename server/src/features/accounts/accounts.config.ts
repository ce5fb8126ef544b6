import * as z from 'zod'
import { setting, type ValuesOf } from '../../platform/config.ts'
import { limitsConfig } from './accounts.limits.ts'

const DEVELOPMENT_SECRET = 'development-session-secret-of-32-letters'

export const accountsConfig = {
  SECRET_SESSION: setting(z.string().min(32).default(DEVELOPMENT_SECRET), 'signs session cookies'),
  ...limitsConfig,
}
export type AccountsConfig = ValuesOf<typeof accountsConfig>

/** What a production server must not be started with, in sentences. */
export function accountsConfigFaults({ SECRET_SESSION }: Pick<AccountsConfig, 'SECRET_SESSION'>): string[] {
  return SECRET_SESSION.startsWith('development')
    ? ['SECRET_SESSION (signs session cookies): set a secret of your own']
    : []
}
