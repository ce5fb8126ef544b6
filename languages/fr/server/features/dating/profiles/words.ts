import { pluralFr as plural } from '@ndoa/contract/plural'
import type { words as en } from '@ndoa/server/features/dating/profiles/words'

export const words: typeof en = {
  tooManyMoves: 'Vous pouvez changer de ville deux fois par semaine.',
  tooManyNames: 'Vous pouvez changer deux fois en 30 jours le nom que voient les autres.',
  saidOnce: (email) => `Cela ne peut être indiqué qu’une seule fois. En cas d’erreur, écrivez à ${email}.`,
  faults: {
    languages: 'Indiquez au moins une langue',
    ageRange: 'L’âge minimum doit être inférieur à l’âge maximum',
    shownName: 'Choisissez une partie de votre nom complet',
    city: 'Indiquez seulement le nom de votre ville',
    notInList: 'Choisissez dans la liste',
  },
  missing: {
    photo: 'une photo',
    bio: 'quelques mots sur vous',
    faith: 'votre religion',
    languages: 'les langues que vous parlez',
    interests: 'vos centres d’intérêt',
    city: 'votre ville',
    education: 'vos études',
    occupation: 'votre métier',
    lifestyle: 'votre mode de vie',
    basics: 'l’essentiel sur vous',
  },
  paused: 'Votre profil est en pause.',
  resumed: 'Votre profil est de nouveau visible.',
  components: {
    faith: 'Foi',
    culture: 'Langues et culture',
    age: 'Âge',
    location: 'Lieu de vie',
    lifestyle: 'Mode de vie',
    interests: 'Centres d’intérêt',
    education: 'Études',
  },
  reason: (component, facts) => `${component} : ${facts}`,
  blank: 'vous ne l’avez pas encore indiqué',
  habits: { smoking: 'le tabac', drinking: 'l’alcool' },
  /** Without colons, because one precedes each fact, and without articles before names. */
  facts: {
    same_faith: (faith) => `même foi, ${withinSentence(faith)}`,
    same_denomination: (name) => `même confession, ${withinSentence(name)}`,
    faith_you_seek: (faith) => `${withinSentence(faith)}, la foi que vous cherchez`,
    different_faith: 'une foi différente',
    shared_languages: (languages) => `langues en commun (${languages.toLocaleLowerCase('fr')})`,
    no_shared_language: 'pas encore de langue en commun',
    same_tribe: (tribe) => `même ethnie, ${tribe}`,
    in_your_age_range: 'dans la tranche d’âge que vous cherchez',
    outside_your_age_range: (years) =>
      plural(years, {
        one: 'à un an de la tranche d’âge que vous cherchez',
        many: `à ${years} d’années de la tranche d’âge que vous cherchez`,
        other: `à ${years} ans de la tranche d’âge que vous cherchez`,
      }),
    same_city: 'vous vivez dans la même ville',
    same_country: (country) => `même pays (${country})`,
    same_region: 'vous vivez dans la même région',
    far_apart: 'vous vivez loin l’un de l’autre',
    same_habits: (habits) => `mêmes réponses sur ${habits}`,
    different_habits: (habits) => `réponses différentes sur ${habits}`,
    shared_interests: (interests) => `des goûts en commun (${interests.toLocaleLowerCase('fr')})`,
    no_shared_interest: 'des centres d’intérêt différents',
    same_education: 'même niveau d’études',
    close_education: 'un niveau d’études proche',
    education_apart: 'des niveaux d’études différents',
  },
}

const withinSentence = (name: string) => name.charAt(0).toLowerCase() + name.slice(1)
