import './accounts.events.ts'

export { type AccountsConfig, accountsConfig, accountsConfigFaults } from './accounts.config.ts'
export { accountsJobs } from './accounts.jobs.ts'
export { ownAccountRoutes, signInRoutes } from './accounts.routes.ts'
export { type AuthHooks, createAuthContext } from './auth-context.ts'
export { type Block, endBlockedNumbers, saveBlockedContacts } from './contacts/blocked-contacts.queries.ts'
export { canonicalMailbox } from './contacts/mailbox.ts'
export { deleteExpiredPartedContacts, savePartedContacts } from './contacts/parted-contacts.queries.ts'
export {
  deleteRestrictedContacts,
  macsOf,
  type ProvenContacts,
  provenContactsOf,
  saveRestriction,
} from './contacts/restrictions.queries.ts'
export { keepStrikes } from './contacts/strikes.queries.ts'
export { refund, tooMany as tooManyTries, tryConsumeAll } from './limits/accounts.limits.ts'
export { withMinimumDuration } from './limits/minimum-duration.ts'
export { newTotpSecret, stepOf, totp, totpUri } from './second-factor/totp.ts'
export { type Secrets, secretsOf } from './secrets.ts'
export { type Origin, originOf, recordSecurityEvent } from './security-log.ts'
export { carriesSession, SIGN_UP_LIFE } from './sessions/cookies.ts'
export { requireRecentAuth } from './sessions/recent-auth.ts'
export { endAllSessions } from './sessions/sign-out-everywhere.ts'
export { newSessionToken, tokenHash } from './sessions/tokens.ts'
export { type FindViewer, viewerOf } from './sessions/viewer.ts'
export { DUMMY_HASH, hashPassword, isCommonPassword, verifyPassword } from './sign-in/passwords.ts'
export { renameAccount } from './user-update.ts'
