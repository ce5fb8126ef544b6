import { VERIFIED_MONTHS } from '@ndoa/contract/limits'
import { EVIDENCE_KEPT_DAYS } from '@ndoa/contract/trust/case-rules'
import { APPEAL_DUE_HOURS, APPEAL_MONTHS } from '@ndoa/contract/trust/decision-rules'
import type { privacy as en } from '@ndoa/web/public/words/faq/privacy'
import { REVIEW_PROMISE } from '../phrases.ts'

export const privacy: typeof en = {
  title: 'Vie privée et sécurité',
  entries: {
    profile: {
      question: 'Qui voit mon profil ?',
      text: [
        'Les membres seulement ; les moteurs de recherche ne peuvent rien en trouver. Dans les paramètres, vous choisissez entre tous les membres, les profils vérifiés seulement, et vos affinités seulement. L’adresse e-mail, le numéro de téléphone, les données de paiement et les messages ne sont jamais visibles par les autres membres.',
      ],
    },
    photos: {
      question: 'Qui voit mes photos ?',
      text: [
        'D’abord vous seulement, et la personne de notre équipe qui les approuve ; ensuite, les membres connectés qui peuvent voir votre profil. Avec le floutage des photos, les membres sans formule payante en voient une version floutée, préparée sur notre serveur, tant que l’intérêt n’est pas réciproque. Vous pouvez aussi les flouter pour tout le monde et décider, personne par personne, qui les voit. Nous retirons les données de localisation et les autres informations cachées de chaque photo que vous envoyez.',
      ],
    },
    account: {
      question: 'Comment protéger mon compte ?',
      text: [
        'Utilisez un mot de passe qui ne vous sert nulle part ailleurs, et ajoutez une appli d’authentification dans les paramètres, sous « Sécurité » : la connexion demande alors aussi un code de votre téléphone. Vous y voyez également tous les appareils où votre compte est ouvert, et vous pouvez déconnecter chacun d’eux. Les alertes de connexion vous préviennent des nouvelles connexions.',
      ],
    },
    verification: {
      question: 'Qu’est-ce que la vérification du profil ?',
      text: [
        `Vous prenez trois photos avec la caméra de votre téléphone ou de votre ordinateur, et deux personnes de notre équipe les comparent avec les photos de votre profil, chacune de son côté. L’examen prend de 24 à 48 heures ; ensuite, ces trois photos sont supprimées. Si vous n’avez pas de caméra, nous organisons un appel vidéo. Les profils vérifiés portent un badge bleu pendant ${VERIFIED_MONTHS} mois et viennent en premier à pourcentage égal ; il prend fin plus tôt avec une nouvelle photo principale, une nouvelle date de naissance ou un changement de sexe indiqué. Le badge ne vérifie ni le nom, ni l’âge, ni la situation matrimoniale, ni les intentions.`,
      ],
    },
    money: {
      question: 'Quelqu’un m’a demandé de l’argent.',
      text: [
        `N’en envoyez pas, et signalez tout de suite cette personne : appuyez sur les trois points à côté de son nom ou de son message et choisissez « Signaler ». ${REVIEW_PROMISE} Si vous avez déjà envoyé de l’argent, demandez à votre banque ou à votre opérateur de mobile money d’annuler l’opération, et gardez la conversation : c’est une preuve. Voyez aussi nos <tips>conseils de sécurité</tips>.`,
      ],
    },
    reporting: {
      question: 'Comment signaler ou bloquer un membre ?',
      text: [
        'Appuyez sur les trois points à côté de son nom, de sa photo ou de son message et choisissez « Bloquer » ou « Signaler » ; vous pouvez faire les deux à la fois. Quand vous bloquez quelqu’un, vous ne vous voyez plus l’un l’autre, et cette personne n’en est pas informée. Quand vous signalez quelqu’un, cette personne n’apprend pas qui l’a signalée. Dans les paramètres, sous « Confidentialité », vous trouvez les personnes que vous avez bloquées, vos signalements, et les personnes que vous avez quittées ces 90 derniers jours, que vous pouvez encore signaler.',
      ],
    },
    afterReport: {
      question: 'Que se passe-t-il quand je signale quelqu’un ?',
      text: [
        `Nous gardons une copie chiffrée de ce que vous avez signalé, même si cela est supprimé entre-temps, et nous la supprimons ${EVIDENCE_KEPT_DAYS} jours après la clôture du dossier. Une personne de notre équipe l’examine et décide d’après les <rules>règles de la communauté</rules>. « Mes signalements », dans les paramètres sous « Confidentialité », vous dit si une règle a été enfreinte et si nous avons agi. Nous ne disons pas ce que nous avons fait.`,
        `Si vous n’êtes pas d’accord, demandez-y un réexamen dans un délai de ${APPEAL_MONTHS} mois : une personne qui n’a pas pris part à la décision l’examine sous ${APPEAL_DUE_HOURS} heures.`,
      ],
    },
    restricted: {
      question: 'Mon compte a été restreint. Que puis-je faire ?',
      text: [
        `Connectez-vous : vous trouverez nos motifs dans les paramètres, sous « Confidentialité », ou, pendant une suspension, sur la page qui s’ouvre. Demandez-y un réexamen, une seule fois et dans un délai de ${APPEAL_MONTHS} mois. Une personne qui n’a pas pris part à la décision l’examine sous ${APPEAL_DUE_HOURS} heures, et si nous avons eu tort, tout est annulé.`,
      ],
    },
    fraudWarning: {
      question: 'Pourquoi m’avez-vous dit qu’une personne avec qui j’ai échangé a été exclue ?',
      text: [
        'Quand nous excluons un membre pour escroquerie, nous le disons à toutes les personnes à qui il a écrit, une seule fois, pour que personne d’autre ne perde d’argent. Cela ne dit rien contre vous, et rien de ce qui est arrivé à d’autres. À ce moment-là, deux personnes de notre équipe ont déjà confirmé l’exclusion. Si elle est annulée plus tard, nous vous le disons aussi.',
      ],
    },
  },
}
