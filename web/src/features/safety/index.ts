export { type Somebody, useGoneIds, useMembersChanged } from './safety.queries.ts'
export { SafetyMenu } from './safety-menu.tsx'
