import type { words as en } from '@ndoa/web/features/trust/verification/words/own'
import { camera } from './own/camera.ts'
import { ends, reasons } from './own/reasons.ts'

export const words: typeof en = {
  failed: 'Cette page ne se charge pas',
  notDone: 'Cela n’a pas fonctionné. Réessayez.',
  goodUntil: (date) =>
    `Votre badge est valable jusqu’au ${date}. Il prend fin plus tôt si vous changez de photo principale, de date de naissance ou de sexe indiqué.`,
  giveUp: {
    label: 'Renoncer au badge',
    title: 'Renoncer au badge ?',
    text: 'Votre profil ne montrera plus le badge. Vous pourrez le faire vérifier de nouveau à tout moment.',
  },
  takeBack: { label: 'Retirer ma demande', title: 'Retirer votre demande ?' },
  noCall: 'Il n’y aura pas d’appel.',
  picturesGo: 'Vos photos prises en direct seront supprimées.',
  badgeStays: 'Vous gardez votre badge.',
  askAgain: 'Vous pourrez refaire une demande à tout moment.',
  rejected: 'Nous n’avons pas pu vérifier votre profil cette fois-ci',
  picturesGone: 'Les photos prises en direct ont été supprimées.',
  notTold: 'Nous n’en parlons à personne d’autre.',
  notRenewed: {
    title: 'Nous n’avons pas pu renouveler votre badge cette fois-ci',
    text: 'Vous gardez votre badge jusqu’au bout de sa durée. Nous n’en parlons à personne d’autre.',
  },
  ended: 'Votre profil n’est plus vérifié',
  comparing: {
    title: 'Nous comparons vos photos',
    text: 'Deux personnes de notre équipe les examinent, chacune de son côté. Cela prend en général de 24 à 48 heures. Dès qu’elles ont décidé, vos photos prises en direct sont supprimées.',
  },
  calling: {
    title: 'Nous allons convenir d’un appel vidéo avec vous',
    text: 'Nous vous dirons ici quand et où. Deux personnes de notre équipe décident après l’appel.',
  },
  call: {
    title: 'Votre appel vidéo est fixé',
    text: '<at></at>, à l’heure de cet appareil. Deux personnes de notre équipe décident après l’appel, en général sous deux jours. Si le moment ne vous convient pas, retirez votre demande et faites-en une nouvelle.',
    at: (date, time) => `Le ${date} à ${time}`,
    join: 'Rejoindre l’appel',
  },
  how: {
    title: 'Comment cela se passe',
    steps: [
      'Vous prenez trois photos avec la caméra de cet appareil : l’une de face, l’autre la tête tournée, la troisième avec un code sur papier. Préparez un stylo et du papier.',
      'Deux personnes de notre équipe les comparent avec les photos de votre profil, chacune de son côté.',
      'Dès qu’elles ont décidé, ces trois photos sont supprimées. Aucun autre membre ne les voit jamais.',
    ],
    take: 'Prendre les photos',
    noCamera: 'Pas de caméra ? Convenir d’un appel vidéo',
  },
  meaning: {
    title: 'Ce que dit le badge',
    text: 'Deux personnes de notre équipe ont comparé vos photos avec des photos de vous prises en direct. Cela ne vérifie ni le nom, ni l’âge, ni la situation matrimoniale, ni les intentions, et toutes les personnes qui voient le badge peuvent le lire. À pourcentage égal, les profils vérifiés viennent en premier. Avec un profil vérifié, vous voyez aussi les membres qui ont choisi « Profils vérifiés seulement ».',
  },
  reasons,
  ends,
  camera,
}
