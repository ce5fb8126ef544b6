import type { rejections as en } from '@ndoa/web/features/dating/photos/words/rejections'

export const rejections: typeof en = {
  no_face: 'On ne voit pas votre visage. Choisissez une photo qui le montre bien.',
  several_people: 'Elle montre plusieurs personnes. Choisissez-en une où l’on ne voit que vous.',
  not_the_member: 'Elle semble montrer quelqu’un d’autre. Choisissez une photo de vous.',
  child: 'Elle montre un enfant, et nous ne montrons pas d’enfants ici. Choisissez une photo de vous.',
  sexual: 'Cette photo est trop dénudée. Choisissez-en une autre.',
  violence: 'Elle montre de la violence ou une arme. Choisissez-en une autre.',
  contact_details:
    'Elle montre un numéro de téléphone, une adresse ou un autre moyen de vous joindre. Choisissez-en une qui n’en montre pas.',
  unclear: 'Elle est trop sombre ou trop floue. Choisissez-en une prise à la lumière du jour, sans filtre.',
}
