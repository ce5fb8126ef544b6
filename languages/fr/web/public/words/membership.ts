import { BRAND } from '@ndoa/contract/brand'
import type { words as en } from '@ndoa/web/public/words/membership'

export const words: typeof en = {
  title: 'Formules',
  description: `Ce qu’apporte une formule payante sur ${BRAND}, ce qu’elle coûte dans votre pays, et comment récupérer votre argent.`,
  subtitle:
    'Trouver des personnes, aimer leur profil et leur écrire est gratuit. Une formule ajoute quelques options, et elle se termine d’elle-même.',
  prices: {
    title: 'Prix',
    country: 'Votre pays de résidence',
    elsewhere: 'Tous les autres pays',
    months: { one: '{count} mois', many: '{count} mois', other: '{count} mois' },
    aMonth: '{price} par mois',
    tax: 'Tous les prix comprennent les taxes. Vous payez exactement ce que vous voyez ici.',
    methods: {
      card: 'Payez par carte.',
      mobile_money: 'Payez par carte ou par mobile money.',
    },
    choose: 'Choisir {tier}',
  },
  adds: {
    clear_photos:
      'Les photos nettes des membres qui floutent les leurs pour les personnes sans formule payante',
    text_alerts: 'Jusqu’à 30 alertes par SMS par mois, au lieu de 8',
    saved_searches: 'Des recherches enregistrées qui vous préviennent quand une nouvelle personne correspond',
  },
  free: {
    title: 'Toujours gratuit',
    text: 'Ici, personne ne paie pour sa sécurité, sa vie privée ou la chance de faire une rencontre.',
    list: [
      'Les suggestions, les pourcentages et leurs raisons',
      'Les « J’aime », et voir qui aime votre profil',
      'Écrire quand l’intérêt est réciproque, et tout votre historique',
      'Tous les filtres et critères non négociables',
      'Bloquer, signaler, faire vérifier son profil, et tous les paramètres de confidentialité',
      'Montrer vos photos seulement aux personnes que vous choisissez',
      'L’aide, le téléchargement de vos données et la suppression du compte',
    ],
    noBoosts: 'Il n’y a pas de « boost ». Aucune formule ne place quelqu’un plus haut dans une liste.',
  },
  fair: {
    title: 'Pas de mauvaise surprise',
    list: [
      '<strong>La formule se termine d’elle-même.</strong> Le renouvellement est désactivé tant que vous ne l’activez pas, et il n’est possible que par carte. Nous vous envoyons un e-mail une semaine avant, avec le prix exact.',
      '<strong>Arrêtez le renouvellement en un seul geste</strong> dans les paramètres, ou avec le lien de chaque reçu, sans vous connecter.',
      '<strong>Remboursement complet pendant 14 jours</strong>, une fois par an, en deux gestes et sans question. Après un renouvellement, c’est possible à chaque fois. Plus tard, nous remboursons les jours non utilisés. Quand vous prenez une formule supérieure, elle commence tout de suite, et nous remboursons les jours non utilisés de l’autre.',
      '<strong>Un même prix pour tout le monde</strong> dans un même pays, quels que soient l’âge et le sexe.',
      '<strong>Votre choix reste le vôtre.</strong> Les membres qui ne montrent leurs photos qu’aux personnes choisies restent floutés, quoi que paient les autres.',
    ],
  },
  table: { title: 'Tous les prix', where: 'Pays', open: 'Afficher les prix de tous les pays' },
}
