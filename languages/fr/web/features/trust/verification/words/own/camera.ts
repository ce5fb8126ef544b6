import type { camera as en } from '@ndoa/web/features/trust/verification/words/own/camera'

export const camera: typeof en = {
  pageTitle: 'Prendre les photos',
  title: 'Faire vérifier mon profil',
  back: 'Retour',
  goBack: 'Retour',
  ready: {
    text: 'Écrivez ce code sur une feuille de papier, assez grand pour être lu de loin. Vous le montrerez sur la troisième photo. Il est valable dix minutes.',
    privacy:
      'Rien n’est envoyé avant que vous ayez vu les trois photos. Votre navigateur vous demandera si cette page peut utiliser la caméra.',
    open: 'Ouvrir la caméra',
  },
  straight: 'Regardez droit vers la caméra. Une bonne lumière sur votre visage aide beaucoup.',
  turned: {
    left: 'Tournez la tête vers votre gauche, pour que nous voyions votre visage de côté.',
    right: 'Tournez la tête vers votre droite, pour que nous voyions votre visage de côté.',
    up: 'Levez le menton et regardez vers le haut.',
    down: 'Baissez le menton et regardez vers le bas.',
  },
  code: (code) => `Écrivez ${code} en grand sur une feuille, et tenez-la à côté de votre visage.`,
  place: (place, total) => `Photo ${place} sur ${total}`,
  opening: 'Ouverture de la caméra…',
  view: 'Ce que montre votre caméra',
  take: 'Prendre la photo',
  poses: {
    straight: 'De face',
    turned: 'Tête tournée',
    code: 'Code sur papier',
  },
  review: {
    title: 'Voit-on bien votre visage et le code ?',
    list: 'Vos photos prises en direct',
    retake: 'Reprendre',
    retakeOf: (pose) => `Reprendre : ${pose}`,
    startAgain: 'Recommencer',
    notSent: 'Les photos n’ont pas pu être envoyées. Réessayez.',
    sending: 'Envoi…',
    send: 'Envoyer les photos',
  },
  none: {
    title: 'Pas d’accès à la caméra',
    text: 'Si vous avez refusé quand votre navigateur vous a posé la question, autorisez la caméra pour cette page dans les paramètres du navigateur, puis réessayez. Si cet appareil n’a pas de caméra, nous pouvons plutôt vérifier votre profil lors d’un appel vidéo.',
    call: 'Convenir d’un appel vidéo',
  },
  sent: 'Merci ! Deux personnes de notre équipe compareront ces photos avec celles de votre profil, en général sous 24 à 48 heures. Ensuite, les photos prises en direct sont supprimées.',
  callAsked: 'Merci ! Nous vous dirons quand et où l’appel aura lieu.',
  done: 'Terminé',
}
