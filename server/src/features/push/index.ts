export { pushConfig } from './push.config.ts'
export { pushRoutes } from './push.routes.ts'
export { createPushState } from './push.state.ts'
export { countDevices, definePushJobs, type PushMessage, sendPush } from './send-push.ts'
