import { WITHDRAWAL_DAYS } from '@ndoa/contract/membership/membership-rules'
import type { account as en } from '@ndoa/web/public/words/faq/account'

export const account: typeof en = {
  title: 'Votre compte',
  entries: {
    pause: {
      question: 'Puis-je faire une pause ?',
      text: [
        'Oui. Mettez votre profil en pause dans les paramètres, sous « Confidentialité » : aucun nouveau membre ne peut vous trouver ni aimer votre profil, et vos affinités et vos conversations continuent. Ou désactivez votre compte au même endroit, sous « Zone de danger » : personne ne peut vous voir et vous ne recevrez aucune notification, mais vos affinités et vos messages sont conservés. Connectez-vous de nouveau, et vous voilà de retour.',
      ],
    },
    deletion: {
      question: 'Comment supprimer mon compte ?',
      text: [
        'Dans les paramètres, sous « Zone de danger » ; si vous le souhaitez, prenez d’abord une copie de vos données. La suppression retire définitivement votre profil, vos photos, vos affinités, vos conversations et vos paramètres. Personne, pas même nous, ne peut les rétablir.',
      ],
    },
    help: {
      question: 'Comment obtenir de l’aide ?',
      text: [
        'Par la <contact>page Contact</contact>, 24 heures sur 24, 7 jours sur 7. Une personne vous répond sous 24 heures.',
      ],
    },
    cancelling: {
      question: 'Comment arrêter une formule payante et récupérer mon argent ?',
      text: [
        `Ce n’est pas nécessaire : elle se termine d’elle-même. Si vous avez activé le renouvellement, « Arrêter le renouvellement » dans les paramètres, sous Formule, le désactive en un seul geste, tout comme le lien de chaque reçu ou rappel, sans vous connecter. Pour récupérer votre argent, c’est au même endroit : la totalité dans les ${WITHDRAWAL_DAYS} jours qui suivent le paiement, une fois par an, et toujours après un renouvellement ; plus tard, les jours que vous n’avez pas utilisés.`,
      ],
    },
  },
}
