// What visitors read before signing in, and what every screen needs.

export { words as faults } from '@ndoa/contract/words/faults/fr/sign-in'
export { words as app } from '../../app/words/fr.ts'
export { words as accounts } from '../../features/accounts/words/guest/fr.ts'
export { words as lib } from '../../lib/words/fr.ts'
export { words as ui } from '../../ui/words/fr.ts'
