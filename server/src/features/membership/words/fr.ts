import { BRAND } from '@ndoa/contract/brand'
import { type words as en, TIER_NAMES } from './en.ts'

export const words: typeof en = {
  title: (tier, months) => `${TIER_NAMES[tier]}, ${months} mois`,
  tooManyOrders: 'Vous avez commencé beaucoup de paiements aujourd’hui.',
  receipt: {
    mail: {
      subject: `Votre reçu de ${BRAND}`,
      preview: 'Merci pour votre paiement.',
      heading: 'Merci',
    },
    thanks: (title) => `Nous avons bien reçu votre paiement. Voici votre reçu pour : ${title}.`,
    term: (from, to) => `Votre formule est valable du ${from} au ${to}.`,
    paid: (price) => `Payé : ${price}`,
    tax: (tax, rate) => `Taxe comprise : ${tax} (${rate})`,
    number: (number) => `Numéro du reçu : ${number}`,
    label: 'Voir ma formule',
    withdrawal: 'Si vous changez d’avis, vous pouvez vous y rétracter dans les 14 jours.',
  },
}
