import { BRAND } from '@ndoa/contract/brand'
import { WITHDRAWAL_DAYS } from '@ndoa/contract/membership/membership-rules'
import { APPEAL_MONTHS } from '@ndoa/contract/trust/decision-rules'
import { addresses, OPERATOR_IDENTITY } from '@ndoa/web/public/addresses'
import { ELIGIBILITY, STANDARDS } from '@ndoa/web/public/eligibility'
import type { words as en } from '@ndoa/web/public/words/terms-of-service'
import { communityRules } from './phrases/rules.ts'
import { TIERS_ADD } from './phrases.ts'

const sections: typeof en.sections = {
  who: {
    title: 'Qui nous sommes',
    text: [
      `${BRAND} est un service qui aide des adultes désireux de se marier à se rencontrer : des Africains du continent et de la diaspora, et toute personne qui veut partager sa vie avec l’un d’eux. En l’utilisant, vous acceptez ces conditions. Si vous ne les acceptez pas, ne l’utilisez pas.`,
    ],
  },
  eligibility: {
    title: 'Qui peut s’inscrire',
    text: [
      {
        list: [
          ...ELIGIBILITY.map((reason) => communityRules[reason].rule),
          'Vous utilisez votre véritable identité.',
          `Vous utilisez ${BRAND} à des fins personnelles uniquement.`,
          'Ni la loi ni nous-mêmes ne vous avons interdit de l’utiliser.',
        ],
      },
    ],
  },
  account: {
    title: 'Votre compte',
    text: [
      'Gardez votre mot de passe et vos codes pour vous, et veillez à l’exactitude de vos informations. Chaque personne n’a droit qu’à un seul compte, et personne d’autre ne peut l’utiliser. Prévenez-nous si vous pensez que quelqu’un le fait. Vous pouvez désactiver ou supprimer votre compte à tout moment.',
    ],
  },
  standards: {
    title: 'Règles de vie commune',
    text: [
      {
        list: [
          ...STANDARDS.map((reason) => communityRules[reason].rule),
          'Pas de photos d’autres personnes, ni d’enfants seuls. Montrez-vous, vous.',
          'Pas de partage de ce qu’un membre vous a dit ou montré en confiance.',
        ],
      },
      'Nous pouvons avertir, limiter ou supprimer un compte qui enfreint ces règles. Les <rules>règles de la communauté</rules> expliquent chacune d’elles, ce que nous faisons quand l’une est enfreinte, et comment contester une décision.',
    ],
  },
  payments: {
    title: 'Formules et paiements',
    text: [
      'Trouver des personnes, aimer leur profil et écrire quand l’intérêt est réciproque est gratuit. La sécurité, la vie privée, les filtres, les raisons et tout votre historique le sont aussi : nous ne les faisons jamais payer, et aucune formule ne place quelqu’un plus haut dans une liste. Une formule payante ajoute quelques options :',
      { list: TIERS_ADD },
      'Les membres qui ne montrent leurs photos qu’aux personnes choisies restent floutés, quoi que paient les autres.',
      'Vous payez une seule fois, pour 1, 3 ou 12 mois, le <membership>prix de votre pays de résidence</membership>, taxes comprises. En payant, vous acceptez que la formule commence aussitôt. Elle se termine d’elle-même.',
      `Le renouvellement est désactivé tant que vous ne l’activez pas, et il n’est possible que par carte. Nous vous écrivons par e-mail 6 à 8 jours avant de débiter votre carte, avec le prix exact et un lien pour arrêter le renouvellement. Vous pouvez annuler un renouvellement pendant ${WITHDRAWAL_DAYS} jours et tout récupérer. Si la carte est refusée, nous vous le disons et essayons encore une fois trois jours plus tard.`,
      `Vous pouvez vous rétracter d’un achat, dans les paramètres ou avec le lien de votre reçu, sans dire pourquoi. Dans les ${WITHDRAWAL_DAYS} jours qui suivent le paiement, vous récupérez tout votre argent, une fois par an ; sinon, vous récupérez les jours payés que vous n’avez pas utilisés. La formule se termine alors, et l’argent retourne d’où il est venu. Les droits que vous donne la loi de votre pays restent entiers. Quand vous prenez une formule supérieure, elle commence tout de suite, et nous remboursons les jours non utilisés de l’autre.`,
      'Si nous suspendons votre compte, ou si vous le supprimez, rien n’est renouvelé. Vous pouvez encore vous rétracter avec le lien de votre reçu.',
    ],
  },
  property: {
    title: 'Propriété intellectuelle',
    text: [
      `Ce que vous écrivez et envoyez reste à vous ; vous nous autorisez à le conserver et à le montrer à d’autres membres selon vos paramètres, aussi longtemps que vous le laissez ici. Le nom ${BRAND}, son logo et ses textes sont à nous. Ne copiez pas le service et n’en pratiquez pas l’ingénierie inverse au-delà de ce que la loi autorise.`,
    ],
  },
  privacy: {
    title: 'Vie privée et sécurité',
    text: [
      'Notre <privacyPolicy>politique de confidentialité</privacyPolicy> fait partie de ces conditions. Lisez les <tips>conseils de sécurité</tips> avant de rencontrer quelqu’un. Nous ne vérifions pas les antécédents des membres et ne nous portons pas garants d’eux ; un badge bleu signifie seulement que deux personnes de notre équipe ont constaté, sur des photos prises en direct ou lors d’un appel vidéo, que quelqu’un ressemblait à ses photos.',
    ],
  },
  links: {
    title: 'Liens vers d’autres sites',
    text: [
      'Les liens vers d’autres sites sont là pour votre commodité. Nous ne sommes pas responsables de leur contenu.',
    ],
  },
  liability: {
    title: 'Responsabilité',
    text: [
      'Nous faisons attention, mais nous ne pouvons pas promettre que vous trouverez quelqu’un ni que le service sera toujours disponible, et nous ne sommes pas responsables de ce que font les membres. Lorsque la loi le permet, notre responsabilité est limitée à ce que vous nous avez payé au cours des douze derniers mois. Rien ici ne limite notre responsabilité en cas de faute intentionnelle, de négligence grave ou d’atteinte à la vie ou à la santé.',
    ],
  },
  termination: {
    title: 'Fin du contrat',
    text: [
      `Vous pouvez partir à tout moment. Nous pouvons fermer ou suspendre un compte qui enfreint ces conditions, et nous dirons pourquoi, sauf si la sécurité ou la loi l’interdit. Dans un délai de ${APPEAL_MONTHS} mois, vous pouvez demander un réexamen dans votre compte ; une personne qui n’a pas pris part à la décision tranchera. Ou écrivez-nous par la <contact>page Contact</contact>.`,
    ],
  },
  changes: {
    title: 'Modifications',
    text: [
      `Nous annonçons les modifications importantes au moins 30 jours avant leur entrée en vigueur. Continuer à utiliser ${BRAND} signifie que vous les acceptez ; sinon, vous pouvez supprimer votre compte.`,
    ],
  },
  contact: {
    title: 'Nous écrire',
    text: [`<mail>${addresses.general}</mail>, ou la <contact>page Contact</contact>.`, OPERATOR_IDENTITY],
  },
}

export const words: typeof en = {
  title: 'Conditions d’utilisation',
  description: `Qui peut utiliser ${BRAND}, et les règles que suivent tous les membres.`,
  subtitle: 'Les règles que nous suivons tous, pour que chacun puisse faire confiance aux autres.',
  updated: 'Dernière mise à jour : 15 janvier 2025',
  sections,
}
