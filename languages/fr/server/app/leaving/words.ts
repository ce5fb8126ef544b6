import { BRAND } from '@ndoa/contract/brand'
import { EXPORT_HOURS } from '@ndoa/contract/limits'
import { pluralFr as plural } from '@ndoa/contract/plural'
import type { words as en } from '@ndoa/server/app/leaving/words'

/** Mail subject and text message, in GSM-7 only. */
const GOODBYE = `Votre compte ${BRAND} a été supprimé`

export const words: typeof en = {
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
  archiveTexts: (link) => [`Voici vos données ${BRAND}, à télécharger sous ${EXPORT_HOURS} heures : ${link}`],
  onceADay: (hours) =>
    `Vous pouvez demander vos données une fois par jour. Réessayez dans ${plural(hours, { one: 'une heure', many: `${hours} d’heures`, other: `${hours} heures` })}.`,
  deactivated: 'Votre compte est désactivé. Connectez-vous le jour où vous voudrez revenir.',
  asked: 'Nous préparons vos données. Vous recevrez un lien quand elles seront prêtes.',
  deleted: 'Votre compte a été supprimé.',
  readMe: `Voici tout ce que nous gardons à votre sujet.

profile.json        votre compte et votre profil
settings.json       vos paramètres
consents.json       ce à quoi vous avez consenti, et quand vous avez retiré ce consentement
saved-searches.json  les recherches que vous avez enregistrées
likes.json          les profils que vous avez aimés, et quand le vôtre a été aimé
views.json          les profils que vous avez ouverts, les personnes qui vous ont été proposées, et combien de fois
                    vous l’avez été
matches.json        vos affinités
conversations.json  vos messages, et ceux que vos affinités vous ont écrits
sessions.json       les appareils où votre compte est ouvert
security-log.json   les connexions à votre compte et ses changements, pendant un an
safety.json         les personnes que vous avez bloquées ou quittées, quand vous avez masqué quelqu’un, quand vous ne
                    pouviez pas commencer de conversations, quand vos navigateurs ont été vus, les personnes dont
                    nous vous avons annoncé l’exclusion, celles qui vous ont montré leurs photos, et quand un
                    avertissement a été affiché à côté de vos messages
reports.json        les personnes que vous avez signalées, et ce qui en a résulté
statements.json     ce que notre équipe a décidé au sujet de votre compte, et ce que vous en avez écrit
verification.json   quand vous avez demandé à faire vérifier votre profil, ce que nous avons décidé, et qui l’a demandé à qui
contact.json        ce que vous avez écrit à notre assistance
notifications.json  ce dont nous vous avons informé
delivery.json       ce que vous voulez savoir et par quel moyen, et ce que nous vous avons envoyé
membership.json     vos commandes, vos formules et vos reçus, et si votre formule se renouvelle
photos.json         vos photos, dont les fichiers se trouvent à côté
`,
}
