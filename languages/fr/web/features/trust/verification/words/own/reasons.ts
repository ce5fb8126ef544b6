import type * as en from '@ndoa/web/features/trust/verification/words/own/reasons'

export const reasons: typeof en.reasons = {
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

export const ends: typeof en.ends = {
  member: 'Vous y avez renoncé.',
  time: 'Sa durée est écoulée.',
  renewed: 'Votre profil a été vérifié de nouveau.',
  main_photo: 'Vous avez une nouvelle photo principale, que nous n’avons pas encore comparée.',
  gender: 'Vous avez changé le sexe indiqué.',
  date_of_birth: 'Vous avez changé votre date de naissance.',
  ban: 'Votre compte a été fermé.',
  rejected:
    'Votre badge a pris fin, parce que nous ne savons plus avec certitude qui se trouve sur vos photos.',
}
