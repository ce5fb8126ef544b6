import {
  accountsJobs,
  createAuthContext,
  ownAccountRoutes,
  signInRoutes,
} from '../features/accounts/index.ts'
import {
  banListListeners,
  comparePhoto,
  recognizeContacts,
  recognizeDevice,
} from '../features/ban-list/index.ts'
import { bouncesJobs, deleteBounces } from '../features/bounces/index.ts'
import { caseJobs } from '../features/cases/index.ts'
import { consoleRoutes } from '../features/console/index.ts'
import {
  decisionJobs,
  decisionListeners,
  decisionsRoutes,
  statementsRoutes,
} from '../features/decisions/index.ts'
import { deliveriesListeners, deliveriesRoutes } from '../features/deliveries/index.ts'
import { discoveryJobs, discoveryRoutes } from '../features/discovery/index.ts'
import { inactivityJobs, inactivityListeners } from '../features/inactivity/index.ts'
import { leavingListeners, leavingRoutes } from '../features/leaving/index.ts'
import { likesListeners, likesRoutes } from '../features/likes/index.ts'
import { matchesRoutes } from '../features/matches/index.ts'
import {
  heldOrderRoutes,
  membershipJobs,
  membershipListeners,
  membershipRoutes,
} from '../features/membership/index.ts'
import { messagingListeners, messagingRoutes, onMessagingEvent } from '../features/messaging/index.ts'
import { notificationsListeners, notificationsRoutes } from '../features/notifications/index.ts'
import {
  definePhotoJobs,
  photoListeners,
  photoReviewRoutes,
  photosRoutes,
  photoVerdictJobs,
  takePhotosToRemindOf,
} from '../features/photos/index.ts'
import { insertProfileFromSignUp, profilesRoutes, signUpRoutes } from '../features/profiles/index.ts'
import { definePushJobs, pushRoutes } from '../features/push/index.ts'
import { referenceRoutes } from '../features/reference/index.ts'
import { reportJobs, reportListeners, reportsRoutes } from '../features/reports/index.ts'
import { safetyListeners, safetyRoutes } from '../features/safety/index.ts'
import { savedSearchesJobs, savedSearchesRoutes } from '../features/saved-searches/index.ts'
import { settingsRoutes } from '../features/settings/index.ts'
import { shieldJobs } from '../features/shield/index.ts'
import { auditJobs, staffRoutes } from '../features/staff/index.ts'
import { supportRoutes } from '../features/support/index.ts'
import { telemetryRoutes } from '../features/telemetry/index.ts'
import { transparencyJobs, transparencyRoutes } from '../features/transparency/index.ts'
import {
  verificationJobs,
  verificationListeners,
  verificationRoutes,
  verificationStaffRoutes,
} from '../features/verification/index.ts'
import type { App } from '../platform/app.ts'
import type { FeatureRoutes } from '../platform/calls.ts'
import type { Config } from './config.ts'
import { reportDeadLetters } from './dead-letter-report.ts'
import { housekeeping } from './housekeeping.ts'
import type { OnClientEvent } from './realtime.ts'

/** Every feature's calls, in the order in which features build on each other. */
export function featuresOf(app: App, config: Config): readonly FeatureRoutes[] {
  const auth = createAuthContext(app, config, {
    onConfirmed: async (tx, userId) => void (await insertProfileFromSignUp(tx, userId, app.clock.now())),
    onMailArrived: async (tx, address) => void (await deleteBounces(tx, address)),
    onContactsProven: (tx, userId, contacts) => recognizeContacts(app, tx, userId, contacts),
    onSignedIn: (userId, safetyCookie) => recognizeDevice(app, userId, safetyCookie),
  })
  return [
    referenceRoutes,
    staffRoutes,
    signInRoutes(auth),
    ownAccountRoutes(auth),
    signUpRoutes,
    pushRoutes,
    settingsRoutes,
    membershipRoutes,
    heldOrderRoutes,
    safetyRoutes,
    photosRoutes,
    photoReviewRoutes,
    verificationRoutes,
    verificationStaffRoutes,
    profilesRoutes,
    matchesRoutes,
    discoveryRoutes,
    savedSearchesRoutes,
    likesRoutes,
    messagingRoutes,
    notificationsRoutes,
    deliveriesRoutes,
    reportsRoutes,
    decisionsRoutes,
    statementsRoutes,
    supportRoutes,
    telemetryRoutes,
    leavingRoutes,
    consoleRoutes,
    transparencyRoutes,
  ]
}

/** What features do when something has happened, and in the background. */
export function registerListeners(app: App, config: Config): void {
  housekeeping(app)
  accountsJobs(app)
  membershipJobs(app)
  membershipListeners(app)
  reportDeadLetters(app)
  safetyListeners(app)
  banListListeners(app)
  auditJobs(app)
  definePhotoJobs(app)
  photoVerdictJobs(app)
  photoListeners(app, config.PHOTO_REVIEW, (photoId) => comparePhoto(app, photoId))
  discoveryJobs(app, config)
  savedSearchesJobs(app)
  inactivityJobs(app)
  inactivityListeners(app)
  likesListeners(app)
  messagingListeners(app)
  notificationsListeners(app)
  definePushJobs(app)
  bouncesJobs(app)
  deliveriesListeners(app)
  caseJobs(app, takePhotosToRemindOf)
  reportJobs(app)
  reportListeners(app)
  decisionJobs(app)
  decisionListeners(app)
  shieldJobs(app)
  verificationJobs(app)
  verificationListeners(app)
  leavingListeners(app)
  transparencyJobs(app)
}

/** What features do with what a member's browser said. */
export const handleClientEvent: OnClientEvent = onMessagingEvent
