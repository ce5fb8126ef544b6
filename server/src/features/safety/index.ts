export { openProfile } from './profile-openings.ts'
export { safetyConfig } from './safety.config.ts'
export { type MemberVisibility, visibilityOf } from './safety.queries.ts'
