// What every screen needs, fetched beside the script.

export { words as faults } from '@ndoa/contract/words/faults/fr/sign-in'
export { words as app } from '../../app/words/fr.ts'
export { words as lib } from '../../lib/words/fr.ts'
export { words as ui } from '../../ui/words/fr.ts'
