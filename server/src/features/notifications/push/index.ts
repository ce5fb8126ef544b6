import type { Feature } from '../../../platform/feature.ts'
import type { AskAgain } from '../../../platform/waiting-messages.ts'
import { pushRoutes } from './push.routes.ts'
import { definePushJobs } from './send-push.ts'

export { pushConfig } from './push.config.ts'
export { createPushState } from './push.state.ts'
export { countDevices, type PushMessage, sendPush } from './send-push.ts'

/** @param askAgain returns whether news is still worth a push message */
export const push = (askAgain: AskAgain) =>
  ({ routes: [pushRoutes], jobs: (app) => definePushJobs(app, askAgain) }) satisfies Feature
