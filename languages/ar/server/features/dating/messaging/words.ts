import type { words as en } from '@ndoa/server/features/dating/messaging/words'
import { waiting } from '../../shared/words.ts'

export const words: typeof en = {
  slowedUntil: (day) =>
    `لا يمكنك بدء محادثات جديدة حتى ${day}. وما زال بإمكانك مراسلة من بدأت معهم محادثة من قبل.`,
  tooFast: (seconds) => `تتوالى رسائلك بسرعة كبيرة. يرجى المحاولة مرة أخرى بعد ${waiting(seconds)}.`,
}
