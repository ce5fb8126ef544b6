// What every screen needs, fetched beside the script.

export { words as faults } from '@ndoa/contract/words/faults/sw/sign-in'
export { words as app } from '../../app/words/sw.ts'
export { words as lib } from '../../lib/words/sw.ts'
export { words as ui } from '../../ui/words/sw.ts'
