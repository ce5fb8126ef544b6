import { BRAND } from '@ndoa/contract/brand'
import type { words as en } from '@ndoa/server/features/trust/support/words'

export const words: typeof en = {
  message: {
    subject: 'Recebemos a sua mensagem',
    preview: 'Respondemos no prazo de 24 horas.',
    heading: 'Obrigado pela sua mensagem',
    paragraphs: [`Obrigado por ter escrito à ${BRAND}. Respondemos no prazo de 24 horas.`],
    closing: ['Se não nos escreveu, pode ignorar este e-mail.'],
  },
  notice: {
    subject: 'Recebemos a sua comunicação',
    preview: 'Alguém da nossa equipa vai analisá-la.',
    heading: 'Obrigado pela sua comunicação',
    paragraphs: [
      `Recebemos a sua comunicação sobre algo na ${BRAND}. Alguém da nossa equipa vai analisá-la, e escrever-lhe-emos sobre o que decidirmos.`,
    ],
    closing: ['Se não nos escreveu, pode ignorar este e-mail.'],
  },
  tooManyNotices: 'Já enviou várias comunicações.',
}
