// What every screen needs, fetched beside the script.

export { words as faults } from '@ndoa/contract/words/faults/am/sign-in'
export { words as app } from '../../app/words/am.ts'
export { words as lib } from '../../lib/words/am.ts'
export { words as ui } from '../../ui/words/am.ts'
