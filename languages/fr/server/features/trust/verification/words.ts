import type { VERIFICATION_REASONS } from '@ndoa/contract/dating/choices'
import { VERIFIED_MONTHS } from '@ndoa/contract/limits'
import type { words as en } from '@ndoa/server/features/trust/verification/words'

const reasons: Record<(typeof VERIFICATION_REASONS)[number], string> = {
  not_same_person:
    'Nous n’avons pas pu établir avec certitude que les photos prises en direct et celles de votre profil montrent la même personne. Des photos récentes, où l’on voit bien votre visage, nous aideraient.',
  not_clear:
    'Les photos prises en direct étaient trop sombres ou trop floues. Reprenez-les à la lumière du jour, sans filtre.',
  wrong_turn: 'Sur la deuxième photo, votre tête n’était pas tournée comme nous l’avions demandé.',
  wrong_code: 'Nous n’avons pas pu lire le code sur le papier, ou ce n’était pas le bon.',
  not_live: 'Les photos semblaient avoir été prises à partir d’un écran ou d’une autre image.',
  photos_unclear:
    'Les photos de votre profil ne montrent pas assez nettement votre visage pour que nous puissions comparer. Choisissez d’abord une photo principale plus nette.',
  missed_call:
    'Nous n’avons pas pu vous joindre lors de l’appel. Demandez-en un autre, ou envoyez plutôt des photos prises en direct.',
}

const compared = {
  pictures:
    'Deux personnes de notre équipe ont comparé vos photos prises en direct avec celles de votre profil. Les photos prises en direct ont été supprimées.',
  call: 'Lors de l’appel, deux personnes de notre équipe ont comparé votre visage avec les photos de votre profil.',
}
const rejected = {
  kept: 'Nous n’avons pas pu renouveler votre badge cette fois-ci',
  ended: 'Votre badge a pris fin',
  none: 'Nous n’avons pas pu vérifier votre profil cette fois-ci',
}
const whatChanges = {
  kept: 'Vous gardez votre badge jusqu’au bout de sa durée.',
  ended:
    'Votre profil ne montre plus le badge, parce que nous ne savons plus avec certitude qui se trouve sur vos photos.',
  none: 'Rien d’autre ne change pour vous.',
}

export const words: typeof en = {
  call: (name, link) => ({
    subject: 'Votre appel vidéo',
    preview: 'Voyez quand et où nous nous retrouvons.',
    heading: 'Votre appel vidéo est fixé',
    name,
    paragraphs: [
      'Le moment et le lieu de notre rendez-vous figurent sur votre page de vérification, à l’heure de votre appareil. S’ils ne vous conviennent pas, retirez-y votre demande et faites-en une nouvelle.',
    ],
    action: { label: 'Voir l’appel', link },
  }),
  approved: (name, kind) => ({
    subject: 'Votre profil est vérifié',
    preview: 'Il porte maintenant un badge bleu.',
    heading: 'Votre profil porte maintenant un badge bleu',
    name,
    paragraphs: [
      `${compared[kind]} Votre badge est valable ${VERIFIED_MONTHS} mois. Il prend fin plus tôt si vous changez de photo principale, de date de naissance ou de sexe indiqué.`,
    ],
  }),
  rejected: (name, { kind, reason, badge }, link) => ({
    subject: rejected[badge],
    preview: 'Vous pouvez réessayer à tout moment.',
    heading: rejected[badge],
    name,
    paragraphs: [
      reasons[reason],
      `${kind === 'pictures' ? 'Les photos prises en direct ont été supprimées. ' : ''}Nous n’en parlons à personne d’autre. ${whatChanges[badge]} Vous pouvez réessayer à tout moment.`,
    ],
    action: { label: 'Réessayer', link },
  }),
  startedOften: 'Vous avez commencé de nombreuses fois aujourd’hui.',
  askedOften: 'Vous avez fait plusieurs demandes aujourd’hui.',
  askedMany: 'Vous avez fait cette demande à beaucoup de personnes aujourd’hui.',
}
