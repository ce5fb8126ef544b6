// What members read when they look after their account: a file of its own, since they seldom do.

export { words as security } from '../../features/accounts/words/security/sw.ts'
export { words as deliveries } from '../../features/deliveries/words/sw.ts'
export { words as firstSteps } from '../../features/first-steps/words/sw.ts'
export { words as leaving } from '../../features/leaving/words/sw.ts'
export { words as photos } from '../../features/photos/words/sw.ts'
export { words as ownProfile } from '../../features/profiles/words/own/sw.ts'
export { words as reports } from '../../features/reports/words/sw.ts'
export { words as parted } from '../../features/safety/words/parted/sw.ts'
export { words as settings } from '../../features/settings/words/sw.ts'
export { words as statements } from '../../features/statements/words/sw.ts'
export { words as verification } from '../../features/verification/words/own/sw.ts'
export { faults } from './forms.ts'
