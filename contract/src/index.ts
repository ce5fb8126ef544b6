import { leavingCalls } from './app/leaving.ts'
import { telemetryCalls } from './app/telemetry.ts'
import { discoveryCalls } from './dating/discovery.ts'
import { likesCalls } from './dating/likes.ts'
import { matchesCalls } from './dating/matches.ts'
import { messagingCalls } from './dating/messaging.ts'
import { photosCalls } from './dating/photos.ts'
import { profilesCalls } from './dating/profiles.ts'
import { safetyCalls } from './dating/safety.ts'
import { savedSearchesCalls } from './dating/saved-searches.ts'
import { accountsCalls } from './identity/accounts-calls.ts'
import { referenceCalls } from './identity/reference.ts'
import { settingsCalls } from './identity/settings.ts'
import { membershipCalls } from './membership/membership.ts'
import { deliveriesCalls } from './notifications/deliveries.ts'
import { notificationsCalls } from './notifications/notifications.ts'
import { pushCalls } from './notifications/push.ts'
import { casesCalls } from './trust/cases.ts'
import { decisionsCalls } from './trust/decisions.ts'
import { heldOrderCalls } from './trust/held-orders.ts'
import { holdsCalls } from './trust/holds.ts'
import { photoReviewCalls } from './trust/photo-review.ts'
import { reportsCalls } from './trust/reports.ts'
import { staffCalls } from './trust/staff.ts'
import { statementsCalls } from './trust/statements.ts'
import { supportCalls } from './trust/support.ts'
import { transparencyCalls } from './trust/transparency.ts'
import { verificationCalls } from './trust/verification.ts'
import { verificationStaffCalls } from './trust/verification-staff.ts'

/** The server serves all of these calls; a web screen imports only those of its feature. */
export const contract = {
  reference: referenceCalls,
  accounts: accountsCalls,
  staff: staffCalls,
  cases: casesCalls,
  holds: holdsCalls,
  settings: settingsCalls,
  membership: membershipCalls,
  heldOrders: heldOrderCalls,
  safety: safetyCalls,
  profiles: profilesCalls,
  photos: photosCalls,
  photoReview: photoReviewCalls,
  discovery: discoveryCalls,
  matches: matchesCalls,
  savedSearches: savedSearchesCalls,
  likes: likesCalls,
  messaging: messagingCalls,
  notifications: notificationsCalls,
  push: pushCalls,
  deliveries: deliveriesCalls,
  reports: reportsCalls,
  decisions: decisionsCalls,
  statements: statementsCalls,
  verification: verificationCalls,
  verificationStaff: verificationStaffCalls,
  support: supportCalls,
  leaving: leavingCalls,
  telemetry: telemetryCalls,
  transparency: transparencyCalls,
}
