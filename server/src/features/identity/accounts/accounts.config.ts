import * as z from 'zod'
import { optionalText, secretFaults, setting, type ValuesOf } from '../../../platform/config.ts'
import { smsBudgetConfig } from '../../../platform/sms-budget.ts'
import { limitsConfig } from './limits/accounts.limits.ts'

export const accountsConfig = {
  SECRET_SESSION: setting(
    z.string().min(32).default('development-session-secret-of-32-letters'),
    'signs session cookies',
  ),
  SECRET_CODES: setting(
    z.string().min(32).default('development-secret-of-codes-and-factors'),
    'hides short codes and second-factor secrets in the database; keep it, or members with a second factor are locked out',
  ),
  SECRET_CODES_BEFORE: setting(
    optionalText,
    'the SECRET_CODES before the present one: stored cards, mails and text messages under way are read with it',
  ),
  ...limitsConfig,
  ...smsBudgetConfig,
}
export type AccountsConfig = ValuesOf<typeof accountsConfig>

/** @returns one sentence per setting that a production server refuses */
export const accountsConfigFaults = (
  config: Pick<AccountsConfig, 'SECRET_SESSION' | 'SECRET_CODES'>,
): string[] =>
  secretFaults(accountsConfig, { SECRET_SESSION: config.SECRET_SESSION, SECRET_CODES: config.SECRET_CODES })
