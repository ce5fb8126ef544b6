import type { CONSENT_WORDS } from '@ndoa/contract/identity/consents'
import type { words as en } from '@ndoa/web/features/identity/settings/words'

const consents: typeof CONSENT_WORDS = {
  show_faith: {
    label: 'Montrer ma religion',
    hint: 'Votre religion et votre confession figurent sur votre carte et votre profil, et les autres peuvent vous trouver d’après votre religion.',
  },
  show_tribe: {
    label: 'Montrer mon ethnie',
    hint: 'Votre ethnie figure sur votre profil.',
  },
  show_lifestyle: {
    label: 'Montrer mon mode de vie',
    hint: 'Vos réponses sur le tabac et l’alcool figurent sur votre profil. Seules vos affinités voient si vous vivez dans l’abstinence sexuelle.',
  },
  matching: {
    label: 'Utiliser mes réponses pour la mise en relation',
    hint: 'La religion, l’ethnie, le mode de vie et les enfants comptent dans vos pourcentages, dans les filtres et dans les critères non négociables. Si vous désactivez ceci, nous faisons comme si vous n’aviez pas donné ces réponses, et vos pourcentages disent moins de choses.',
  },
}

export const words: typeof en = {
  tabsLabel: 'Paramètres du compte',
  tabs: {
    notifications: 'Notifications',
    privacy: 'Confidentialité',
    security: 'Sécurité',
    membership: 'Formule',
    danger: 'Zone de danger',
  },
  loading: 'Chargement des paramètres…',
  notFound: 'Aucun paramètre trouvé',
  retry: 'Réessayer',
  fetchFailed: 'Les paramètres ne se chargent pas',
  saveFailed: 'Les paramètres n’ont pas pu être modifiés',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  saved: 'Paramètres enregistrés !',
  nothingToSave: 'Rien n’a changé : il n’y a rien à enregistrer.',
  unsaved: 'Vos changements n’ont pas été enregistrés.',
  consents,
  consentsTitle: 'Ce que les autres voient et ce qui compte',
  consentsText: 'Les réponses masquées ne comptent pas, et chaque changement s’applique aussitôt.',
  channels: 'Comment nous vous joignons',
  events: 'Ce que nous vous disons',
  visibility: 'Qui peut voir votre profil',
  visibilities: {
    everyone: 'Tous les membres',
    verified: 'Profils vérifiés seulement',
    matches: 'Mes affinités seulement',
  },
  badge: '<a>Faire vérifier mon profil</a>',
  photoBlur: {
    hint: 'Flouter mes photos pour tout le monde, jusqu’à ce que je les montre.',
    label: 'Flouter mes photos pour',
    rules: {
      non_members: {
        label: 'Les membres sans formule payante',
        hint: 'Si l’intérêt est réciproque, l’autre les voit toujours nettes.',
      },
      everybody: {
        label: 'Tout le monde',
        hint: 'Même en cas d’intérêt réciproque, l’autre ne les voit nettes que si vous les lui montrez.',
      },
    },
  },
  photoGrants: {
    title: 'Qui voit mes photos',
    text: 'Pour ajouter une personne, ouvrez le menu de votre conversation.',
    failed: 'Cette liste ne se charge pas',
    empty: 'Personne pour l’instant.',
    since: (date) => `Depuis le ${date}`,
    hide: 'Flouter de nouveau',
    hideName: (name) => `Flouter de nouveau mes photos pour ${name}`,
    unavailable: 'Membre indisponible',
    show: 'Lui montrer mes photos',
    hideAgain: 'Ne plus lui montrer mes photos',
    shown: (name) => `${name} peut maintenant voir vos photos.`,
    hidden: (name) => `Vos photos sont de nouveau floutées pour ${name}.`,
    changeFailed: 'Ce changement n’a pas fonctionné. Réessayez.',
  },
  toggles: {
    email_notifications: {
      label: 'E-mail',
      hint: 'Quand quelque chose vous attend et que vous n’êtes pas là.',
    },
    sms_notifications: {
      label: 'SMS',
      hint: 'Seulement pour les nouvelles affinités, un par jour au plus, et seulement quand les notifications push ne vous parviennent pas.',
    },
    push_notifications: {
      label: 'Notifications push',
      hint: 'Une courte notification sur chaque appareil où vous l’activez.',
    },
    new_matches: { label: 'Nouvelles affinités' },
    messages: { label: 'Messages' },
    likes: { label: '« J’aime »' },
    profile_views: { label: 'Visites de votre profil', hint: 'Une fois par semaine.' },
    marketing_emails: {
      label: 'E-mails publicitaires',
      hint: 'Une fois par semaine au plus : combien de membres vous correspondent, et ce qui vous attend.',
    },
    photo_blur: {
      label: 'Floutage des photos',
      hint: 'Flouter mes photos pour les membres sans formule payante.',
    },
    show_online_status: {
      label: 'Montrer quand je suis en ligne',
      hint: 'En cas d’intérêt réciproque, et aussi quand vous écrivez et ce que vous avez lu.',
    },
    show_last_seen: {
      label: 'Montrer ma dernière visite',
      hint: 'Le jour ; en cas d’intérêt réciproque, l’heure et les accusés de lecture.',
    },
    show_distance: {
      label: 'Montrer la distance',
      hint: 'À peu près, de ville à ville.',
    },
    allow_screenshots: {
      label: 'Autoriser les captures d’écran',
      hint: 'Sinon, nous demandons aux autres de ne pas en faire, sans pouvoir les en empêcher.',
    },
    login_alerts: {
      label: 'Alertes de connexion',
      hint: 'Par e-mail ou par SMS, quand quelqu’un se connecte sur un nouvel appareil.',
    },
  } as typeof en.toggles,
}
