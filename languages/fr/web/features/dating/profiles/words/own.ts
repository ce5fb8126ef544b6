import type { words as en } from '@ndoa/web/features/dating/profiles/words/own'
import { once } from '@ndoa/web/lib/once'
import { additional, basic, faith, languages, lifestyle, preferences, shown } from './own/fields.ts'

const list = once(() => new Intl.ListFormat('fr'))

export const words: typeof en = {
  sections: {
    basic: 'L’essentiel',
    faith: 'Foi et origines',
    lifestyle: 'Mode de vie',
    languages: 'Langues',
    preferences: 'Je cherche',
    additional: 'Plus sur moi',
  },
  shown,
  basic,
  faith,
  lifestyle,
  languages,
  preferences,
  additional,
  required: {
    language: 'Indiquez au moins une langue',
    ages: 'L’âge minimum doit être inférieur à l’âge maximum',
  },
  listFailed: {
    countries: 'Les pays n’ont pas pu être chargés',
    faiths: 'Les religions n’ont pas pu être chargées',
    languages: 'Les langues n’ont pas pu être chargées',
    interests: 'Les centres d’intérêt n’ont pas pu être chargés',
  },
  failed: (why) => `Votre profil ne se charge pas : ${why}`,
  retry: 'Réessayer',
  absent: 'Votre profil est introuvable. Actualisez la page ou écrivez-nous par la page Contact.',
  refresh: 'Actualiser',
  complete: (percent) => `Votre profil est rempli à ${percent} %`,
  completion: 'Profil rempli',
  photos: 'Photos',
  partComplete: 'rempli',
  percent: (percent) => `${percent} %`,
  card: {
    loading: 'Chargement de votre carte…',
    photo: 'La photo que les autres voient en premier',
    noPhoto: 'Pas encore de photo',
    view: 'Voir l’aperçu',
  },
  asOthers: {
    title: 'Votre profil',
    text: 'Voici ce que les autres membres voient. Ils voient aussi votre compatibilité avec eux. Vos réponses sur la personne que vous cherchez ne sont montrées à personne.',
    back: 'Retour à mon profil',
  },
  form: {
    sections: 'Rubriques du profil',
    previous: 'Rubrique précédente',
    next: 'Rubrique suivante',
    place: (section, place, total) => `<more>${section}, </more>${place} sur ${total}`,
    save: 'Enregistrer',
    saving: 'Enregistrement…',
    errors: 'Corrigez les erreurs de cette rubrique.',
    nothing: 'Rien n’a changé : il n’y a rien à enregistrer.',
    notSaved: 'Votre profil n’a pas pu être enregistré. Réessayez.',
    noSession: 'Votre session a pris fin.',
    noProfile: 'Votre profil est introuvable.',
    unsaved: (sections) =>
      `Vos changements dans ${list().format(sections.map((section) => `« ${section} »`))} n’ont pas été enregistrés.`,
  },
  saved: {
    title: 'Profil mis à jour !',
    text: 'Vos changements sont enregistrés. Les personnes à qui vous pourriez convenir les voient dès maintenant.',
  },
}
