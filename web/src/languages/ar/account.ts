// What members read when they look after their account: a file of its own, since they seldom do.

export { isolated } from '@ndoa/contract/isolated'
export { words as security } from '../../features/accounts/words/security/ar.ts'
export { words as firstSteps } from '../../features/first-steps/words/ar.ts'
export { words as leaving } from '../../features/leaving/words/ar.ts'
export { words as photos } from '../../features/photos/words/ar.ts'
export { words as ownProfile } from '../../features/profiles/words/own/ar.ts'
export { words as reports } from '../../features/reports/words/ar.ts'
export { words as parted } from '../../features/safety/words/parted/ar.ts'
export { words as settings } from '../../features/settings/words/ar.ts'
export { words as statements } from '../../features/statements/words/ar.ts'
export { words as verification } from '../../features/verification/words/own/ar.ts'
export { faults } from './forms.ts'
