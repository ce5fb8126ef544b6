import type { Feature } from '../../../platform/feature.ts'
import { profilesRoutes } from './profiles.routes.ts'
import { signUpRoutes } from './sign-up.routes.ts'

export { cardsWithReasons, memberCards } from './cards.ts'
export { completionOf } from './completion.ts'
export { type Correction, correctProfile } from './correct-profile.ts'
export { insertProfileFromSignUp, replaceBio } from './profiles.queries.ts'
export { type PackedTraits, TRAITS, unpackTraits } from './traits.queries.ts'
export { compatibilityWith, ownTraits, traitsFrom, traitsOf } from './traits.ts'

export const profiles = { routes: [signUpRoutes, profilesRoutes] } satisfies Feature
