export { mayReach, type Reach } from './safety.queries.ts'
