import type { words as en } from '@ndoa/server/features/dating/messaging/words'
import { waiting } from '../../shared/words.ts'

export const words: typeof en = {
  slowedUntil: (day) =>
    `Huwezi kuanzisha mazungumzo mapya hadi tarehe ${day}. Bado unaweza kuwaandikia watu ambao tayari mnazungumza.`,
  tooFast: (seconds) =>
    `Unatuma ujumbe haraka mno. Tafadhali subiri ${waiting(seconds)}, kisha ujaribu tena.`,
}
