import { BRAND } from '@ndoa/contract/brand'
import { EXPORT_HOURS } from '@ndoa/contract/limits'
import { words as en } from './en.ts'

/** A subject and a text message: letters of GSM-7 alone. */
const GOODBYE = `Votre compte ${BRAND} a été supprimé`

export const words: typeof en = {
  ...en, // the sentences that are not translated yet
  goodbye: (name) => ({
    subject: GOODBYE,
    preview: 'Comme vous l’avez demandé.',
    heading: 'Nous vous souhaitons le meilleur',
    name,
    paragraphs: [
      'Nous avons supprimé votre compte, comme vous l’avez demandé. Votre profil, vos photos, vos « J’aime », vos affinités, vos conversations et vos paramètres ont disparu et ne peuvent pas être rétablis.',
    ],
    closing: [
      'C’est le dernier e-mail que vous recevrez de nous. Si vous n’avez pas demandé cette suppression, écrivez-nous et nous examinerons ce qui s’est passé.',
    ],
  }),
  goodbyeText: GOODBYE,
  archive: (name, link) => ({
    subject: `Vos données ${BRAND} sont prêtes`,
    preview: `Vous pouvez les télécharger pendant ${EXPORT_HOURS} heures.`,
    heading: 'Vos données sont prêtes',
    name,
    paragraphs: ['La copie de vos données que vous avez demandée est prête :'],
    action: { link, label: 'Télécharger mes données' },
    closing: [
      `Le lien sert une seule fois, pendant ${EXPORT_HOURS} heures, dans un navigateur où votre compte est ouvert. Si vous n’avez pas demandé cette copie, changez de mot de passe.`,
    ],
  }),
  archiveText: (link) => `Voici vos données ${BRAND}, à télécharger sous ${EXPORT_HOURS} heures : ${link}`,
}
