import { formatCount } from '@ndoa/contract/french'
import type * as en from '@ndoa/web/features/dating/profiles/words/own/fields'

export const shown = 'Visible sur votre profil, sauf si vous désactivez cela dans les paramètres.'

export const basic: typeof en.basic = {
  name: 'Nom complet',
  nameHint: 'Les autres ne voient que le nom ci-dessous.',
  shownName: 'Nom vu par les autres',
  shownNameHint: 'Vous pouvez le changer deux fois en 30 jours.',
  gender: 'Sexe',
  genders: { Male: 'Homme', Female: 'Femme' },
  birth: 'Date de naissance',
  saidOnce:
    'Le sexe et la date de naissance ne peuvent être indiqués qu’une seule fois. En cas d’erreur, écrivez à <a></a>.',
  age: (age) => `Âge : ${age} ans.`,
  occupation: 'Métier',
  city: 'Ville',
  country: 'Pays',
  chooseCountry: 'Choisissez votre pays',
}

export const faith: typeof en.faith = {
  faith: 'Religion',
  chooseFaith: 'Choisissez votre religion',
  denomination: 'Confession',
  chooseDenomination: 'Choisissez votre confession',
  faithFirst: 'Choisissez d’abord une religion',
  tribe: 'Ethnie',
  chooseTribe: 'Choisissez votre ethnie',
}

export const lifestyle: typeof en.lifestyle = {
  smoking: 'Fumez-vous ?',
  drinking: 'Buvez-vous de l’alcool ?',
  celibacy: 'Vivez-vous dans l’abstinence ?',
  celibacyHint:
    'Visible seulement en cas d’intérêt réciproque. Cela ne change jamais votre pourcentage de compatibilité.',
  has_children: 'Avez-vous des enfants ?',
  wants_children: 'Voulez-vous des enfants ?',
  answerShown: 'Visible sur votre profil. Pour d’autres, cela peut être un critère non négociable.',
  answerPrivate: 'Les réponses privées ne sont pas montrées et ne comptent pas dans votre compatibilité.',
  choose: 'Choisissez une réponse',
  keepPrivate: 'Garder privé',
}

export const languages: typeof en.languages = {
  label: 'Langues parlées',
  choose: 'Choisissez des langues',
  search: 'Chercher une langue',
  more: 'Autres langues',
}

export const preferences: typeof en.preferences = {
  text: 'Personne d’autre que vous ne voit ces réponses. Elles nous servent à choisir qui vous suggérer.',
  gender: 'Je cherche',
  chooseGender: 'Un homme ou une femme',
  faith: 'Religion souhaitée',
  anyFaith: 'Toutes les religions',
  ages: 'Tranche d’âge',
  dealBreakers: 'Critères non négociables',
  dealBreakersHint: 'Nous ne suggérerons aucun membre à qui l’un de ces points s’applique.',
  breakers: {
    Smoking: 'Fume',
    Drinking: 'Boit de l’alcool',
    'No faith': 'Sans religion',
    'Different faith': 'D’une autre religion',
    'Has children': 'A des enfants',
    'Wants children': 'Veut des enfants',
    'Long distance': 'Vit loin de moi',
  },
}

export const additional: typeof en.additional = {
  education: 'Études',
  chooseEducation: 'Choisissez votre niveau d’études',
  bio: 'Présentation',
  bioLength: (length, most) => `${formatCount(length)} caractères sur ${formatCount(most)}`,
  bioHint: 'Que devrait savoir de vous la personne qui espère fonder un foyer avec vous ?',
  interests: 'Centres d’intérêt',
  chooseInterests: 'Choisissez des centres d’intérêt',
  searchInterests: 'Chercher un centre d’intérêt',
}
