export { cardsWithReasons, memberCards } from './cards.ts'
export { completionOf } from './completion.ts'
export { profilesRoutes } from './profiles.routes.ts'
export { completeSignUp } from './profiles.rules.ts'
export { signUpRoutes } from './sign-up.routes.ts'
export {
  compatibilityWith,
  ownTraits,
  type PackedTraits,
  TRAITS,
  traitsFrom,
  traitsOf,
  unpackTraits,
} from './traits.ts'
