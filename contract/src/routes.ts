import { accountsRoutes } from './routes/accounts.ts'
import { deliveriesRoutes } from './routes/deliveries.ts'
import { discoveryRoutes } from './routes/discovery.ts'
import { leavingRoutes } from './routes/leaving.ts'
import { likesRoutes } from './routes/likes.ts'
import { matchesRoutes } from './routes/matches.ts'
import { membershipRoutes } from './routes/membership.ts'
import { messagingRoutes } from './routes/messaging.ts'
import { notificationsRoutes } from './routes/notifications.ts'
import { photosRoutes } from './routes/photos.ts'
import { profilesRoutes } from './routes/profiles.ts'
import { pushRoutes } from './routes/push.ts'
import { referenceRoutes } from './routes/reference.ts'
import { reportsRoutes } from './routes/reports.ts'
import { safetyRoutes } from './routes/safety.ts'
import { savedSearchesRoutes } from './routes/saved-searches.ts'
import { settingsRoutes } from './routes/settings.ts'
import { statementsRoutes } from './routes/statements.ts'
import { supportRoutes } from './routes/support.ts'
import { telemetryRoutes } from './routes/telemetry.ts'
import { verificationRoutes } from './routes/verification.ts'

/** A method and a path, such as `POST /functions/v1/likes`. */
export type Route = `${'GET' | 'POST' | 'PUT' | 'DELETE'} ${string}`

/**
 * Where each call is answered, by feature. No schema library here: the web app calls by these alone, and each of its
 * features loads its own.
 */
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
