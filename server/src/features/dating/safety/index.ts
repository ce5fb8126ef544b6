import type { Feature } from '../../../platform/feature.ts'
import { safetyListeners } from './safety.listeners.ts'
import { safetyRoutes } from './safety.routes.ts'

export {
  arePartedByContact,
  blockedMembers,
  deleteExpiredPartings,
  deleteHidesBetween,
  lockPair,
  lockPairAndMembers,
} from './partings.queries.ts'
export { openProfile, seeMembers } from './profile-openings.ts'
export { safetyConfig } from './safety.config.ts'
export type { MemberVisibility } from './safety.queries.ts'
export { createSafetyState } from './safety.state.ts'
export { slowedUntil } from './slowed.queries.ts'
export { likesVisibleUntil } from './visible-likes.ts'

export const safety = { routes: [safetyRoutes], listeners: safetyListeners } satisfies Feature
