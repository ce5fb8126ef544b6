/** Generators of demo members, deterministic by seed and without a database. */
export {
  chooseChildren,
  chooseHabits,
  chooseInterests,
  choosePreferences,
  chooseWork,
} from './choices.ts'
export { makeOrigin } from './origins.ts'
export { makeMembers, type SeedMember } from './population.ts'
export { createRandom, type Random } from './random.ts'
