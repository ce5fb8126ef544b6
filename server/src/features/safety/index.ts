export { openProfile } from './profile-openings.ts'
export { safetyConfig } from './safety.config.ts'
export { mayReach, type Reach } from './safety.queries.ts'
