import type { Feature } from '../../../platform/feature.ts'
import type { RecheckNews } from '../../../platform/waiting-messages.ts'
import { pushRoutes } from './push.routes.ts'
import { definePushJobs } from './send-push.ts'

export { pushConfig } from './push.config.ts'
export { createPushState } from './push.state.ts'
export { countDevices, type PushMessage, sendPush } from './send-push.ts'

/** @param recheckNews returns whether news is still worth a push message */
export const push = (recheckNews: RecheckNews) =>
  ({ routes: [pushRoutes], jobs: (app) => definePushJobs(app, recheckNews) }) satisfies Feature
