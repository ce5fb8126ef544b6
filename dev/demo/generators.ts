/** Made-up members for measurements, deterministic by seed. Nothing here needs a database. */
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
