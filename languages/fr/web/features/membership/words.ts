import type { words as en } from '@ndoa/web/features/membership/words'

export const words: typeof en = {
  loading: 'Chargement de la formule…',
  failed: 'Votre formule ne se charge pas.',
  none: {
    title: 'Formule gratuite',
    text: 'Tout ce qui compte est gratuit. Une formule payante ajoute quelques options. <a>Ce qu’elle apporte, et ce qui reste gratuit</a>',
  },
  until: (date) => `Jusqu’au ${date}. Elle se termine d’elle-même.`,
  renews: (date, price, card) =>
    `Renouvellement le ${date} pour ${price}, avec la carte qui se termine par ${card}. Un e-mail vous prévient une semaine avant.`,
  stop: 'Arrêter le renouvellement',
  stopped: 'Elle ne sera pas renouvelée.',
  undo: 'Annuler',
  start: 'Renouveler automatiquement',
  startHint: (date, price, card) =>
    `Le renouvellement aurait lieu le ${date} pour ${price}, avec la carte qui se termine par ${card}.`,
  notSaved: 'Le changement n’a pas été enregistré. Réessayez.',
  what: (tier, term) => `${tier}, ${term}`,
  buy: {
    title: 'Prendre une formule',
    more: 'Prolonger ou changer',
    tier: 'Formule',
    term: 'Pour combien de temps',
    months: (count) => `${count} mois`,
    method: 'Moyen de paiement',
    methods: { card: 'Carte', mobile_money: 'Mobile money' },
    adds: {
      clear_photos:
        'Les photos nettes des membres qui floutent les leurs pour les personnes sans formule payante',
      text_alerts: 'Jusqu’à 30 alertes par SMS par mois',
      saved_searches:
        'Des recherches enregistrées qui vous préviennent quand une nouvelle personne correspond',
    },
    renews: 'Renouveler automatiquement avec cette carte',
    renewsHint: 'Un e-mail vous prévient une semaine avant, et vous pouvez arrêter en un seul geste.',
    noRenewal:
      'Elle ne se renouvelle pas : il faudrait vous prévenir par e-mail une semaine avant, et votre compte n’a pas d’adresse e-mail confirmée.',
    beginsNow: 'Elle commence dès que le paiement est arrivé.',
    beginsLater: (date) => `Elle commence le ${date}, à la fin de votre formule actuelle.`,
    pays: (price) => `Vous payez ${price}.`,
    replaces: (what, back) =>
      `Dès que le paiement est arrivé, celle-ci se termine : ${what}. ${back} vous sont rendus pour les jours non utilisés. Si vous payez plus tard, ce peut être un peu moins.`,
    back: 'Remboursement complet pendant 14 jours, une fois par an. <a>Comment cela se passe</a>',
    pay: (price) => `Payer ${price}`,
    opening: 'Ouverture de la page de paiement…',
    failed: 'La page de paiement ne s’est pas ouverte. Rien n’a été débité.',
    formerCountry: (date) =>
      `Vos prix suivent votre ancien pays jusqu’au ${date}. Ils changent avec votre pays au plus une fois en 90 jours.`,
    noCountry: 'Les prix dépendent de votre pays de résidence. <a>Ajoutez votre pays à votre profil</a>',
    noMethod: 'Nous ne pouvons pas encore recevoir de paiements dans votre pays.',
  },
  progress: {
    waiting: 'En attente de votre paiement…',
    approve:
      'Si votre téléphone demande votre code PIN, c’est pour ce paiement. Cela peut prendre une minute.',
    slow: 'Nous n’avons pas encore de nouvelles de votre paiement. Nous continuons de nous renseigner, et nous vous enverrons votre reçu par e-mail dès que le paiement sera arrivé. Vous pouvez quitter cette page.',
    slowWithoutMail:
      'Nous n’avons pas encore de nouvelles de votre paiement. Nous continuons de nous renseigner, et votre reçu sera ici dès que le paiement sera arrivé. Vous pouvez quitter cette page.',
    paid: (tier, date) => `Merci. ${tier} est à vous jusqu’au ${date}.`,
    failed: 'Le paiement n’a pas abouti, et rien n’a été débité.',
    unknown: 'Nous ne trouvons pas ce paiement.',
  },
  payments: {
    title: 'Paiements',
    states: {
      open: 'En attente',
      paid: 'Payé',
      failed: 'Non payé',
      expired: 'Non payé',
      refunding: 'Remboursement en cours',
      refunded: 'Remboursé',
    },
    renewal: 'Renouvellement',
    returned: (price) => `${price} remboursés`,
    receipt: 'Reçu',
    withdraw: 'Me rétracter et récupérer mon argent',
    all: (price) => `La somme entière vous est rendue : ${price}. La formule se termine maintenant.`,
    rest: (price) => `Le reste vous est rendu : ${price}. La formule se termine maintenant.`,
    unused: (price) =>
      `${price} vous sont rendus pour les jours non utilisés. La formule se termine maintenant.`,
    confirm: 'Confirmer la rétractation',
    keep: 'La garder',
    done: 'C’est fait. Le remboursement est en route.',
    notDone: 'Cela n’a pas fonctionné. Réessayez.',
  },
  first: {
    title: 'Récupérer d’abord votre argent ?',
    text: 'Un remboursement de votre formule est encore possible. Demandez-le maintenant : une fois votre compte supprimé, ce ne sera plus possible ici.',
  },
  receipt: {
    title: (number) => `Reçu ${number}`,
    issued: 'Date',
    what: 'Pour',
    period: 'Période',
    from: (start, end) => `du ${start} au ${end}`,
    paid: 'Payé',
    tax: (rate) => `Taxes comprises (${rate} %)`,
    noTax: 'Taxes comprises',
    method: 'Payé par',
    country: 'Pays',
    returned: 'Remboursé',
    seller: 'Vendeur',
    taxNumber: 'Numéro fiscal',
    link: 'Avec ce lien, vous pouvez vous rétracter ou arrêter le renouvellement sans vous connecter. Toute personne qui a ce lien le peut aussi.',
    print: 'Imprimer',
    back: 'Retour',
    failed: 'Ce reçu ne se charge pas.',
  },
}
