import { accountsCalls } from './accounts-calls.ts'
import { casesCalls } from './cases.ts'
import { decisionsCalls } from './decisions.ts'
import { deliveriesCalls } from './deliveries.ts'
import { discoveryCalls } from './discovery.ts'
import { heldOrderCalls } from './held-orders.ts'
import { leavingCalls } from './leaving.ts'
import { likesCalls } from './likes.ts'
import { matchesCalls } from './matches.ts'
import { membershipCalls } from './membership.ts'
import { messagingCalls } from './messaging.ts'
import { notificationsCalls } from './notifications.ts'
import { photoReviewCalls } from './photo-review.ts'
import { photosCalls } from './photos.ts'
import { profilesCalls } from './profiles.ts'
import { pushCalls } from './push.ts'
import { referenceCalls } from './reference.ts'
import { reportsCalls } from './reports.ts'
import { safetyCalls } from './safety.ts'
import { savedSearchesCalls } from './saved-searches.ts'
import { settingsCalls } from './settings.ts'
import { staffCalls } from './staff.ts'
import { statementsCalls } from './statements.ts'
import { supportCalls } from './support.ts'
import { telemetryCalls } from './telemetry.ts'
import { transparencyCalls } from './transparency.ts'
import { verificationCalls } from './verification.ts'
import { verificationStaffCalls } from './verification-staff.ts'

/** Every call of the product. The server serves it whole; a screen in the browser takes its feature's part only. */
export const contract = {
  reference: referenceCalls,
  accounts: accountsCalls,
  staff: staffCalls,
  cases: casesCalls,
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
