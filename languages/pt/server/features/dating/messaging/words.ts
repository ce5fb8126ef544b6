import type { words as en } from '@ndoa/server/features/dating/messaging/words'
import { waiting } from '../../shared/words.ts'

export const words: typeof en = {
  slowedUntil: (day) =>
    `Não pode iniciar novas conversas até ${day}. Pode continuar a escrever às pessoas com quem já conversa.`,
  tooFast: (seconds) => `Está a enviar muito depressa. Tente de novo dentro de ${waiting(seconds)}.`,
}
