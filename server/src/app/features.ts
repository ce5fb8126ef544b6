import { discovery } from '../features/dating/discovery/index.ts'
import { likes } from '../features/dating/likes/index.ts'
import { matches } from '../features/dating/matches/index.ts'
import { messaging, onMessagingEvent } from '../features/dating/messaging/index.ts'
import { claimPhotosDueForReminder, photos } from '../features/dating/photos/index.ts'
import { insertProfileFromSignUp, profiles } from '../features/dating/profiles/index.ts'
import { safety } from '../features/dating/safety/index.ts'
import { savedSearches } from '../features/dating/saved-searches/index.ts'
import { accounts, createAuthContext } from '../features/identity/accounts/index.ts'
import { inactivity } from '../features/identity/inactivity/index.ts'
import { reference } from '../features/identity/reference/index.ts'
import { settings } from '../features/identity/settings/index.ts'
import { membership } from '../features/membership/index.ts'
import { bounces, deleteBounces } from '../features/notifications/bounces/index.ts'
import { deliveries, isStillNews } from '../features/notifications/deliveries/index.ts'
import { inApp } from '../features/notifications/in-app/index.ts'
import { push } from '../features/notifications/push/index.ts'
import {
  banList,
  comparePhoto,
  keepFormerContacts,
  recognizeContacts,
  recognizeDevice,
} from '../features/trust/ban-list/index.ts'
import { cases } from '../features/trust/cases/index.ts'
import { staffConsole } from '../features/trust/console/index.ts'
import { decisions } from '../features/trust/decisions/index.ts'
import { heldOrders } from '../features/trust/held-orders/index.ts'
import { photoReview } from '../features/trust/photo-review/index.ts'
import { reports } from '../features/trust/reports/index.ts'
import { inheritStop, saveStop, shield } from '../features/trust/shield/index.ts'
import { staff } from '../features/trust/staff/index.ts'
import { support } from '../features/trust/support/index.ts'
import { transparency } from '../features/trust/transparency/index.ts'
import { verification } from '../features/trust/verification/index.ts'
import type { App } from '../platform/app.ts'
import type { Feature } from '../platform/feature.ts'
import type { Config } from './config.ts'
import { reportDeadLetters } from './dead-letter-report.ts'
import { housekeeping } from './housekeeping.ts'
import { leaving } from './leaving/index.ts'
import type { OnClientEvent } from './realtime.ts'
import { telemetry } from './telemetry/index.ts'

/** All features, in dependency order. */
export function featuresOf(app: App, config: Config): readonly Feature[] {
  const auth = createAuthContext(app, config, {
    onConfirmed: async (tx, userId) => void (await insertProfileFromSignUp(tx, userId, app.clock.now())),
    onMailArrived: async (tx, address) => void (await deleteBounces(tx, address)),
    onContactsProven: async (tx, userId, contacts) => {
      await inheritStop(tx, app.safety.secrets, userId, contacts, app.clock.now())
      return recognizeContacts(app, tx, userId, contacts)
    },
    // Otherwise members could escape a pause or a case by changing their number before deleting the account.
    onContactsReplaced: async (tx, userId, former) => {
      await saveStop(tx, app.safety.secrets, userId, former, app.clock.now())
      await keepFormerContacts(app, tx, userId, former)
    },
    onSignedIn: (userId, safetyCookie) => recognizeDevice(app, userId, safetyCookie),
  })
  return [
    reference,
    accounts(auth),
    settings,
    inactivity,
    membership,
    safety,
    photos,
    profiles,
    matches,
    discovery(config),
    likes,
    messaging,
    savedSearches,
    push((db, channel, news) => isStillNews(db, app.clock.now(), channel, news)),
    bounces,
    inApp,
    deliveries,
    staff,
    cases(claimPhotosDueForReminder),
    reports,
    shield,
    photoReview(config.PHOTO_REVIEW, (photoId) => comparePhoto(app, photoId)),
    heldOrders,
    banList,
    verification,
    support,
    decisions,
    staffConsole,
    transparency,
    telemetry,
    leaving,
    { jobs: housekeeping },
    { jobs: reportDeadLetters },
  ]
}

export const handleClientEvent: OnClientEvent = onMessagingEvent
