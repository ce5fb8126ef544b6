import type { Feature } from '../../../platform/feature.ts'
import { shieldJobs } from './shield.jobs.ts'

export { contactsIn } from './screening/index.ts'
export { rulesFound } from './shield.queries.ts'
export { createShieldState } from './shield.state.ts'
export { inheritStop, saveStop } from './stopped-contacts.queries.ts'
export { createSuggestedOpeners } from './suggested-openers.ts'

export const shield = { jobs: shieldJobs } satisfies Feature
