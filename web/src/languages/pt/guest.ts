// What visitors read before signing in, and what every screen needs.

export { words as faults } from '@ndoa/contract/words/faults/pt/sign-in'
export { words as app } from '../../app/words/pt.ts'
export { words as accounts } from '../../features/accounts/words/guest/pt.ts'
export { words as lib } from '../../lib/words/pt.ts'
export { words as ui } from '../../ui/words/pt.ts'
