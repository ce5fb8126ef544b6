import { waiting } from '../../words/ar.ts'
import type { words as en } from './en.ts'

export const words: typeof en = {
  slowedUntil: (day) =>
    `لا يمكنك بدء محادثات جديدة حتى ${day}. وما زال بإمكانك مراسلة من بدأت معهم محادثة من قبل.`,
  tooFast: (seconds) => `تتوالى رسائلك بسرعة كبيرة. يرجى المحاولة مرة أخرى بعد ${waiting(seconds)}.`,
}
