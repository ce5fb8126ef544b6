// What every screen needs, fetched beside the script.

export { words as faults } from '@ndoa/contract/words/faults/ar/sign-in'
export { words as app } from '../../app/words/ar.ts'
export { words as lib } from '../../lib/words/ar.ts'
export { words as ui } from '../../ui/words/ar.ts'
