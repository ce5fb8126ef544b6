// What every screen needs, fetched beside the script.

export { words as faults } from '@ndoa/contract/words/faults/pt/sign-in'
export { words as app } from '../../app/words/pt.ts'
export { words as lib } from '../../lib/words/pt.ts'
export { words as ui } from '../../ui/words/pt.ts'
