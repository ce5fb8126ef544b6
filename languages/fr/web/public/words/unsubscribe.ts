import type { words as en } from '@ndoa/web/public/words/unsubscribe'

export const words: typeof en = {
  title: 'Désactiver ces e-mails',
  description: 'Désactivez le genre d’e-mails que vous venez de lire.',
  text: 'Vous ne voulez plus d’e-mails de ce genre ? Appuyez sur le bouton. Les e-mails sur votre compte et sa sécurité continuent d’arriver.',
  sending: {
    needed: {},
    send: 'Désactiver ces e-mails',
    sending: 'Désactivation…',
    sent: 'C’est désactivé',
    thanks:
      'Vous ne recevrez plus d’e-mails de ce genre. Vous pouvez les réactiver dans les paramètres, sous « Notifications ».',
    failed: 'Cela n’a pas fonctionné',
    gone: 'Ce lien est incomplet ou date de plus de 13 mois. Connectez-vous et désactivez ces e-mails dans les paramètres, sous « Notifications », ou contactez-nous directement',
    tooMany: {
      one: 'Vous avez essayé de nombreuses fois. Réessayez dans {count} minute ou contactez-nous directement',
      other:
        'Vous avez essayé de nombreuses fois. Réessayez dans {count} minutes ou contactez-nous directement',
    },
  },
}
