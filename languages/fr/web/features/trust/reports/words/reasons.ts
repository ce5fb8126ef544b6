import type { REPORT_LABELS } from '@ndoa/contract/trust/report-labels'

export const reasons: typeof REPORT_LABELS = {
  money: 'Demande de l’argent, des cadeaux ou un placement',
  not_in_photos: 'N’est pas la personne des photos',
  underage: 'A moins de 18 ans',
  threats: 'Me menace ou me fait chanter',
  hate: 'M’insulte ou répand la haine',
  sexual: 'Mots ou images à caractère sexuel',
  married: 'A un conjoint ou a déjà promis le mariage',
  advertising: 'Vend, fait de la publicité ou m’envoie ailleurs',
  trafficking: 'Quelqu’un est contraint ou vendu',
  meeting: 'Il s’est passé quelque chose lors de notre rencontre',
  other: 'Autre chose',
}
