import { dayFr } from '@ndoa/contract/french'
import type { words as en } from '@ndoa/server/features/dating/messaging/words'
import { waiting } from '../../shared/words.ts'

export const words: typeof en = {
  slowedUntil: (day) =>
    `Vous ne pouvez pas commencer de nouvelles conversations jusqu’au ${dayFr(day)}. Vous pouvez toujours écrire aux personnes avec qui vous discutez déjà.`,
  tooFast: (seconds) => `Vous envoyez vos messages très vite. Réessayez dans ${waiting(seconds)}.`,
}
