// What visitors read before signing in, and what every screen needs.

export { words as faults } from '@ndoa/contract/words/faults/ar/sign-in'
export { words as app } from '../../app/words/ar.ts'
export { words as accounts } from '../../features/accounts/words/guest/ar.ts'
export { words as lib } from '../../lib/words/ar.ts'
export { words as ui } from '../../ui/words/ar.ts'
