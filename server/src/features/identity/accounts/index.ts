import type { Feature } from '../../../platform/feature.ts'
import { accountsJobs } from './accounts.jobs.ts'
import { ownAccountRoutes, signInRoutes } from './accounts.routes.ts'
import type { AuthContext } from './auth-context.ts'
import './accounts.events.ts'

export {
  type DeletedAccount,
  deleteUser,
  holdMember,
  markInactive,
  markWarned,
  releaseMember,
  saveLanguage,
  setDeactivated,
  setPaused,
} from './account-states.queries.ts'
export { type AccountsConfig, accountsConfig, accountsConfigFaults } from './accounts.config.ts'
export { renameAccount } from './accounts.queries.ts'
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
export { type Origin, recordSecurityEvent } from './security-log.queries.ts'
export { originOf } from './security-log.ts'
export { carriesSession } from './sessions/cookies.ts'
export { requireRecentAuth } from './sessions/recent-auth.ts'
export { endSessions } from './sessions/sessions.queries.ts'
export { endAllSessions } from './sessions/sign-out-everywhere.ts'
export { newSessionToken, tokenHash } from './sessions/tokens.ts'
export { type FindViewer, viewerOf } from './sessions/viewer.ts'
export { noteVisit, VISIT_SAVE_INTERVAL } from './sessions/visits.queries.ts'
export { DUMMY_HASH, hashPassword, isCommonPassword, verifyPassword } from './sign-in/passwords.ts'
export { deletePhoneCodes } from './sign-up/phone-registrations.queries.ts'
export {
  endRestriction,
  prolongRestriction,
  shortenRestriction,
  suspendAccount,
} from './suspensions.queries.ts'

export const accounts = (auth: AuthContext) =>
  ({ routes: [signInRoutes(auth), ownAccountRoutes(auth)], jobs: accountsJobs }) satisfies Feature
export { deleteOldSignUps } from './sign-up/sign-ups.queries.ts'
