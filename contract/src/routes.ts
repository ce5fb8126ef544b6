import { leavingRoutes } from './app/leaving-routes.ts'
import { telemetryRoutes } from './app/telemetry-routes.ts'
import { discoveryRoutes } from './dating/discovery-routes.ts'
import { likesRoutes } from './dating/likes-routes.ts'
import { matchesRoutes } from './dating/matches-routes.ts'
import { messagingRoutes } from './dating/messaging-routes.ts'
import { photosRoutes } from './dating/photos-routes.ts'
import { profilesRoutes } from './dating/profiles-routes.ts'
import { safetyRoutes } from './dating/safety-routes.ts'
import { savedSearchesRoutes } from './dating/saved-searches-routes.ts'
import { accountsRoutes } from './identity/accounts-routes.ts'
import { referenceRoutes } from './identity/reference-routes.ts'
import { settingsRoutes } from './identity/settings-routes.ts'
import { membershipRoutes } from './membership/membership-routes.ts'
import { deliveriesRoutes } from './notifications/deliveries-routes.ts'
import { notificationsRoutes } from './notifications/notifications-routes.ts'
import { pushRoutes } from './notifications/push-routes.ts'
import { reportsRoutes } from './trust/reports-routes.ts'
import { statementsRoutes } from './trust/statements-routes.ts'
import { supportRoutes } from './trust/support-routes.ts'
import { verificationRoutes } from './trust/verification-routes.ts'

export type Route = `${'GET' | 'POST' | 'PUT' | 'DELETE'} ${string}`

/** Imports no schema library: the web app needs only these routes for its calls, and each feature loads its own. */
export const routes = {
  accounts: accountsRoutes,
  deliveries: deliveriesRoutes,
  discovery: discoveryRoutes,
  leaving: leavingRoutes,
  likes: likesRoutes,
  matches: matchesRoutes,
  membership: membershipRoutes,
  messaging: messagingRoutes,
  notifications: notificationsRoutes,
  photos: photosRoutes,
  profiles: profilesRoutes,
  push: pushRoutes,
  reference: referenceRoutes,
  safety: safetyRoutes,
  savedSearches: savedSearchesRoutes,
  verification: verificationRoutes,
  reports: reportsRoutes,
  statements: statementsRoutes,
  settings: settingsRoutes,
  support: supportRoutes,
  telemetry: telemetryRoutes,
} as const satisfies Record<string, Record<string, Route>>
