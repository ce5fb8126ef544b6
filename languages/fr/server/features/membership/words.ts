import { BRAND } from '@ndoa/contract/brand'
import { TIER_NAMES } from '@ndoa/contract/membership/membership-rules'
import type { words as en } from '@ndoa/server/features/membership/words'

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
    tax: (tax, rate) => `Taxes comprises : ${tax} (${rate})`,
    number: (number) => `Numéro du reçu : ${number}`,
    label: 'Voir ma formule',
    withdrawal: 'Si vous changez d’avis, vous pouvez vous y rétracter dans les 14 jours.',
  },
  withdrawal: {
    mail: {
      subject: 'Votre rétractation',
      preview: 'Votre remboursement est en route.',
      heading: 'C’est fait',
    },
    received: (moment) =>
      `Nous avons reçu votre rétractation le ${moment} (UTC). Votre formule est terminée.`,
    back: (price) =>
      `${price} vous sont rendus, par le moyen qui a servi au paiement. Cela peut prendre quelques jours.`,
    label: 'Voir le paiement',
  },
  replaced: {
    mail: {
      subject: `Votre ancienne formule ${BRAND} est en cours de remboursement`,
      preview: 'Votre remboursement est en route.',
      heading: 'Votre remboursement est en route',
    },
    ended: (title) =>
      `Votre formule supérieure a commencé, celle-ci est donc terminée : ${title}. Les jours non utilisés vous sont remboursés.`,
  },
  returnedRenewal: {
    mail: {
      subject: 'Votre renouvellement est en cours de remboursement',
      preview: 'Votre remboursement est en route.',
      heading: 'Votre remboursement est en route',
    },
    paid: 'Un renouvellement de votre formule a été payé alors qu’il avait échoué ou été annulé. Ce renouvellement ne compte pas.',
  },
  reminder: {
    mail: {
      subject: `Votre formule ${BRAND} se renouvelle dans une semaine`,
      preview: 'Vous pouvez l’arrêter en un seul geste.',
      heading: 'Votre formule se renouvelle dans une semaine',
    },
    renews: (title, date) => `Votre formule se renouvelle le ${date} : ${title}.`,
    charge: (price, card) => `Nous débiterons ${price} de la carte qui se termine par ${card}.`,
    stop: 'Vous n’en voulez plus ? Arrêtez le renouvellement avec le bouton, sans vous connecter. Même après le renouvellement, vous pouvez récupérer la somme entière pendant 14 jours.',
    label: 'Arrêter ou voir le renouvellement',
  },
  triedAgain: {
    mail: {
      subject: `Votre formule ${BRAND} n’a pas encore pu être renouvelée`,
      preview: 'Nous essaierons encore une fois de débiter votre carte.',
      heading: 'Nous essaierons encore une fois',
    },
    declined: (price, card) => `Nous n’avons pas pu débiter ${price} de la carte qui se termine par ${card}.`,
    again: (date) =>
      `Nous essaierons encore une fois le ${date}. Veillez à ce que la carte puisse être débitée à cette date. Sinon, votre formule ne sera pas renouvelée.`,
  },
  notRenewed: {
    mail: {
      subject: `Votre formule ${BRAND} n’a pas été renouvelée`,
      preview: 'Nous n’avons pas pu débiter votre carte.',
      heading: 'Votre formule n’a pas été renouvelée',
    },
    refused: (price, card) =>
      `Nous n’avons pas pu débiter ${price} de la carte qui se termine par ${card}. Nous n’essaierons plus.`,
    unreachable: (price, card) =>
      `Nous ne pouvons plus joindre la société qui débite les cartes pour nous. Si ${price} ont déjà été débités de la carte qui se termine par ${card}, vous aurez la formule, ou votre argent vous sera rendu. Nous n’essaierons plus.`,
    moved: (card) =>
      `Vous payez désormais les prix du pays où vous vivez, et la carte qui se termine par ${card} ne peut pas être débitée pour ceux-ci : elle a été enregistrée pour les prix d’un autre pays. Pour continuer, prenez votre prochaine formule par carte et choisissez de la renouveler.`,
    ends: (date) =>
      `Votre formule se termine d’elle-même le ${date}. Vous pouvez en prendre une autre quand vous voulez.`,
    ended: 'Votre formule est terminée. Vous pouvez en prendre une autre quand vous voulez.',
  },
}
