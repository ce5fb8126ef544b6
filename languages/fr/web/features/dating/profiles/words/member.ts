import { de } from '@ndoa/contract/french'
import { isolatedName } from '@ndoa/contract/isolated'
import { pluralFr as plural } from '@ndoa/contract/plural'
import type { words as en } from '@ndoa/web/features/dating/profiles/words/member'

export const words: typeof en = {
  title: 'Profil',
  nameAge: (name, age) => `${isolatedName(name)}, ${age} ans`,
  loading: 'Chargement du profil…',
  failed: 'Le profil ne se charge pas',
  failures: {
    unknown: 'Le profil n’a pas pu être chargé',
    timeout: 'Le profil met trop de temps à se charger',
    unreadable: 'Le profil n’a pas pu être chargé',
  },
  absent: {
    title: 'Ce profil n’est pas disponible',
    text: 'Ce membre est peut-être parti, ou ne montre son profil qu’à certaines personnes.',
    back: 'Retour',
  },
  photo: (place, total, name) => `Photo ${place} sur ${total} ${de(name)}`,
  personByPerson: (name) => `${name} choisit à qui montrer ses photos.`,
  noPhoto: (name) => `${name} n’a pas encore de photo`,
  distances: {
    same_city: 'même ville',
    under_50: 'à moins de 50 km',
    '50_100': 'à 50–100 km',
    '100_250': 'à 100–250 km',
    '250_500': 'à 250–500 km',
    over_500: 'à plus de 500 km',
  },
  lastSeen: {
    today: 'Dernière visite aujourd’hui',
    this_week: 'Dernière visite cette semaine',
    earlier: 'Dernière visite il y a plus d’une semaine',
    withinHour: 'Dernière visite il y a moins d’une heure',
    hoursAgo: (hours) =>
      plural(hours, {
        one: 'Dernière visite il y a environ une heure',
        many: `Dernière visite il y a environ ${hours} d’heures`,
        other: `Dernière visite il y a environ ${hours} heures`,
      }),
    yesterday: 'Dernière visite hier',
    daysAgo: (days) =>
      plural(days, {
        one: `Dernière visite il y a ${days} jour`,
        many: `Dernière visite il y a ${days} de jours`,
        other: `Dernière visite il y a ${days} jours`,
      }),
    on: (date) => `Dernière visite le ${date}`,
  },
  memberSince: (month, year) => `Membre depuis ${month} ${year}`,
  months: [
    'janvier',
    'février',
    'mars',
    'avril',
    'mai',
    'juin',
    'juillet',
    'août',
    'septembre',
    'octobre',
    'novembre',
    'décembre',
  ],
  badge: {
    call: (day) =>
      `Deux personnes de notre équipe ont comparé ce membre à ses photos lors d’un appel vidéo, le ${day}. Cela ne vérifie ni le nom, ni l’âge, ni la situation matrimoniale, ni les intentions.`,
    pictures: (day) =>
      `Deux personnes de notre équipe ont comparé les photos de ce membre avec des photos prises en direct, le ${day}. Cela ne vérifie ni le nom, ni l’âge, ni la situation matrimoniale, ni les intentions.`,
    day: (day, month, year) => `${day === 1 ? '1er' : day} ${month} ${year}`,
  },
  reasons: {
    open: 'Voir pourquoi',
    why: (percent) => `Pourquoi ${percent} %`,
    together: 'Ensemble <percent></percent>',
    meaning:
      'Ce pourcentage montre à quel point vos réponses vont ensemble. Il ne dit rien de l’amour : cela, c’est à vous deux de le découvrir.',
    points: (points) =>
      plural(points, {
        one: `${points}<more> point</more>`,
        many: `${points}<more> de points</more>`,
        other: `${points}<more> points</more>`,
      }),
  },
  about: 'Présentation',
  noBio: 'Pas encore de présentation',
  spoken: 'Langues',
  interests: 'Centres d’intérêt',
  facts: {
    title: 'Foi et vie',
    faith: 'Religion',
    faithOf: (faith, denomination) => `${faith}, ${denomination}`,
    tribe: 'Ethnie',
    smoking: 'Tabac',
    drinking: 'Alcool',
    celibacy: 'Abstinence',
    hasChildren: 'A des enfants',
    wantsChildren: 'Veut des enfants',
    education: 'Études',
    work: 'Métier',
  },
  habits: {
    Yes: 'Oui',
    No: 'Non',
    Occasionally: 'À l’occasion',
    'Prefer not to say': 'Préfère ne pas le dire',
  },
  educations: {
    'High School': 'Lycée',
    'Some College': 'Études supérieures sans diplôme',
    "Bachelor's Degree": 'Licence',
    "Master's Degree": 'Master',
    Doctorate: 'Doctorat',
    'Professional Degree': 'Diplôme de médecine, de droit ou équivalent',
    'Trade School': 'Formation professionnelle',
    Other: 'Autre',
  },
  screenshots: (name) => `${name} vous demande de ne pas faire de captures d’écran.`,
  pause: {
    paused: 'Votre profil est en pause',
    pausedNow: 'Votre profil est en pause.',
    resumed: 'Votre profil est de nouveau visible.',
    failed: 'Les paramètres n’ont pas pu être modifiés',
    since: (date) =>
      `Depuis le ${date}, aucun nouveau membre ne peut vous trouver ni aimer votre profil ; vos affinités restent.`,
    title: 'Faire une pause',
    text: 'Aucun nouveau membre ne peut vous trouver ni aimer votre profil ; vos affinités restent.',
    pause: 'Mettre le profil en pause',
    resume: 'Mettre fin à la pause',
    line: 'Profil en pause',
    lineResume: 'Reprendre',
    lineFailed: 'La pause n’a pas pu prendre fin. Réessayez.',
  },
}
