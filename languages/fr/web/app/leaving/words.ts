import type { words as en } from '@ndoa/web/app/leaving/words'

export const words: typeof en = {
  failed: 'Cette partie ne se charge pas',
  didNotWork: 'Cela n’a pas fonctionné. Réessayez.',
  deactivate: {
    title: 'Désactiver mon compte',
    text: 'Votre profil sera masqué et vous ne recevrez aucune notification. Vos affinités et vos messages sont conservés. Pour revenir, il suffit de vous reconnecter.',
    ask: {
      title: 'Désactiver votre compte ?',
      text: 'Personne ne verra votre profil jusqu’à votre prochaine connexion. Tous vos appareils seront déconnectés.',
      confirmText: 'Désactiver',
      busyText: 'Désactivation…',
    },
  },
  delete: {
    title: 'Supprimer mon compte',
    text: 'Votre profil, vos photos, vos affinités, vos conversations et vos paramètres seront supprimés définitivement. Personne ne peut les rétablir.',
    ask: {
      title: 'Supprimer définitivement votre compte ?',
      text: 'Votre profil, vos photos, vos affinités, vos conversations et vos paramètres seront supprimés définitivement. Cette action ne peut pas être annulée.',
      confirmText: 'Supprimer définitivement',
      busyText: 'Suppression…',
    },
  },
  data: {
    title: 'Vos données',
    text: 'Recevez une copie de tout ce que vous avez écrit et envoyé, à lire et à garder.',
    export: 'Demander mes données',
    ready: (hours) => `Votre copie est prête. Le lien sert une seule fois, pendant ${hours} heures.`,
    download: 'Télécharger mes données',
    downloading: 'Téléchargement…',
  },
}
