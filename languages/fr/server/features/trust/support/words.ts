import { BRAND } from '@ndoa/contract/brand'
import type { words as en } from '@ndoa/server/features/trust/support/words'

export const words: typeof en = {
  message: {
    subject: 'Nous avons bien reçu votre message',
    preview: 'Nous répondons sous 24 heures.',
    heading: 'Merci de nous avoir écrit',
    paragraphs: [`Merci d’avoir écrit à ${BRAND}. Nous répondons sous 24 heures.`],
    closing: ['Si vous ne nous avez pas écrit, ne tenez pas compte de cet e-mail.'],
  },
  notice: {
    subject: 'Nous avons bien reçu votre signalement',
    preview: 'Une personne de notre équipe va l’examiner.',
    heading: 'Merci de nous avoir prévenus',
    paragraphs: [
      `Nous avons bien reçu votre signalement au sujet d’un contenu sur ${BRAND}. Une personne de notre équipe va l’examiner, et nous vous écrirons ce que nous aurons décidé.`,
    ],
    closing: ['Si vous ne nous avez pas écrit, ne tenez pas compte de cet e-mail.'],
  },
  tooManyNotices: 'Vous avez déjà envoyé plusieurs signalements.',
}
