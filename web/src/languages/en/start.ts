// What every screen needs, fetched beside the script.

export { words as faults } from '@ndoa/contract/words/faults/en/sign-in'
export { words as app } from '../../app/words/en.ts'
export { words as lib } from '../../lib/words/en.ts'
export { words as ui } from '../../ui/words/en.ts'
