// Plain JavaScript for Node 20 and later, run before anything is installed.
import { exitWithError } from './bootstrap.mjs'

/**
 * Settings without a default in production. A test compares these with the server's own check, which needs the
 * packages.
 */
export const REQUIRED_IN_PRODUCTION = [
  'PUBLIC_URL',
  'SECRET_SESSION',
  'SECRET_CODES',
  'SECRET_LINKS',
  'SECRET_SAFETY',
  'SMTP_URL',
  'MAIL_FROM',
  'TRUST_PROXY',
  'OPERATOR_EMAIL',
  'SUPPORT_EMAIL',
  'SELLER_NAME',
  'SELLER_ADDRESS',
]

/** Exits at once when production lacks a setting, before an install and a build. */
export function requireSettings(environment = process.env) {
  if (environment.NODE_ENV !== 'production') return
  const missing = REQUIRED_IN_PRODUCTION.filter((name) => !environment[name])
  if (missing.length > 0)
    exitWithError(`These settings must be set in production: ${missing.join(', ')}. Nothing was started.`)
}
