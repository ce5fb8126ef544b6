import type { words as en } from '@ndoa/web/public/words/membership-order'

export const words: typeof en = {
  title: 'Votre formule',
  description: 'Arrêter un renouvellement ou récupérer votre argent, sans vous connecter.',
  subtitle: 'Ici, vous pouvez arrêter un renouvellement ou récupérer votre argent, sans vous connecter.',
  loading: 'Chargement…',
  failed: 'Cela n’a pas fonctionné. Réessayez, ou écrivez-nous.',
  gone: 'Ce lien est incomplet ou date de plus de 13 mois. Connectez-vous et ouvrez les paramètres, « Formule » : vous pouvez y arrêter un renouvellement ou récupérer votre argent. Si vous ne pouvez pas vous connecter, écrivez-nous.',
  what: '{tier}, {term}',
  months: { one: '{count} mois', many: '{count} mois', other: '{count} mois' },
  states: {
    open: 'Nous n’avons pas encore reçu {price}.',
    paid: 'Vous avez payé {price}. La formule court jusqu’au {date}.',
    failed: 'Ce paiement n’a pas abouti. Rien n’a été débité.',
    expired: 'Ce paiement n’a pas abouti. Rien n’a été débité.',
    refunding: 'La formule est terminée, et {price} vous sont rendus sous peu.',
    refunded: 'La formule est terminée, et nous vous avons rendu {price}.',
  },
  renews: 'Elle se renouvelle automatiquement.',
  ends: 'Elle se termine d’elle-même.',
  all: 'La somme entière vous est rendue : {price}. La formule se termine maintenant.',
  rest: 'Le reste vous est rendu : {price}. La formule se termine maintenant.',
  unused: '{price} vous sont rendus pour les jours non utilisés. La formule se termine maintenant.',
  actions: {
    stop: 'Arrêter le renouvellement',
    withdraw: 'Me rétracter et récupérer mon argent',
    confirm: 'Confirmer la rétractation',
    keep: 'La garder',
  },
}
