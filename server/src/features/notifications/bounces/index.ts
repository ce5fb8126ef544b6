import type { Feature } from '../../../platform/feature.ts'
import { bouncesJobs } from './bounces.jobs.ts'

export { createBounceListener } from './bounce-listener.ts'
export { bouncesConfig } from './bounces.config.ts'
export { deleteBounces, mailStateAt, mailStateOf } from './bounces.queries.ts'
export { createMailGate } from './mail-gate.ts'
export { createReturnAddresses } from './return-address.ts'
export { mountBounceWebhook } from './webhook.ts'

export const bounces = { jobs: bouncesJobs } satisfies Feature
