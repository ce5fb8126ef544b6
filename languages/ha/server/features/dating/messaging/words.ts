import type { words as en } from '@ndoa/server/features/dating/messaging/words'
import { waiting } from '../../shared/words.ts'

export const words: typeof en = {
  slowedUntil: (day) =>
    `Ba za ku iya fara sababbin tattaunawa ba har ${day}. Har yanzu kuna iya rubuta wa mutanen da kuke tattaunawa da su.`,
  tooFast: (seconds) => `Kuna aika saƙo da sauri sosai. Ku sake gwadawa bayan ${waiting(seconds)}.`,
}
