// What visitors read before signing in, and what every screen needs.

export { isolated } from '@ndoa/contract/isolated'
export { words as faults } from '@ndoa/contract/words/faults/ar'
export { words as app } from '../../app/words/ar.ts'
export { words as accounts } from '../../features/accounts/words/guest/ar.ts'
export { words as lib } from '../../lib/words/ar.ts'
export { words as ui } from '../../ui/words/ar.ts'
