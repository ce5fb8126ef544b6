import type * as en from '@ndoa/web/features/dating/photos/words/uploads'

export const uploads: typeof en.uploads = {
  choose: 'Choisir une photo',
  yourPhoto: 'Votre photo',
  shown: 'Les autres la voient dès maintenant.',
  shownLater: 'Les autres la verront quand nous l’aurons examinée.',
  waiting: 'En attente…',
  offline: 'En attente du réseau',
  uploading: (file) => `Envoi de ${file}`,
  percent: (percent) => `${percent} %`,
  checking: 'Vérification…',
  done: 'Photo envoyée !',
  failed: 'La photo n’a pas pu être envoyée',
  someFailed: 'Certaines photos n’ont pas pu être envoyées.',
  tooMany: (most) => `Vous pouvez avoir ${most} photos au plus.`,
  wrongType: 'Choisissez une photo au format JPEG, PNG ou WebP.',
  tooSmall: (pixels) =>
    `Cette photo est trop petite. Choisissez-en une d’au moins ${pixels} pixels sur son petit côté.`,
  tooNarrow: (times) =>
    `Cette photo est trop étroite. Choisissez-en une dont le grand côté fait au plus ${times} fois le petit.`,
  tooLarge: (megabytes) => `Cette photo dépasse ${megabytes} Mo. Choisissez-en une plus légère.`,
  notCropped: 'Cet appareil n’a pas pu recadrer cette photo. Choisissez-en une autre.',
}

export const crop: typeof en.crop = {
  title: 'Recadrer votre photo',
  text: 'Faites glisser la photo pour la déplacer, et zoomez si vous voulez.',
  use: 'Utiliser cette photo',
  frame: 'Votre photo. Les flèches la déplacent.',
  zoom: 'Zoom',
  zoomOut: 'Zoom arrière',
  zoomIn: 'Zoom avant',
  move: 'Déplacer votre photo',
  moves: {
    left: 'Déplacer la photo vers la gauche',
    up: 'Déplacer la photo vers le haut',
    down: 'Déplacer la photo vers le bas',
    right: 'Déplacer la photo vers la droite',
  },
}
