import { BRAND } from '@ndoa/contract/brand'
import type { words as en } from '@ndoa/web/public/words/report-translation'

export const words: typeof en = {
  title: 'Signaler une traduction',
  description: `Dites à ${BRAND} quels mots sonnent faux dans votre langue.`,
  subtitle:
    'Une phrase sonne faux, ou n’est pas dans la bonne langue ? Dites-le-nous : notre équipe l’examinera.',
  form: {
    details: 'Quels mots, et qu’est-ce qui ne va pas ?',
    better: 'Comment le diriez-vous ?',
    betterHint: 'Facultatif',
  },
  sending: {
    needed: { details: 'Dites-nous quels mots ne vont pas' },
    send: 'Envoyer',
    sending: 'Envoi…',
    sent: 'C’est envoyé',
    thanks: 'Merci. Cela aide toutes les personnes qui lisent cette langue.',
    failed: 'L’envoi n’a pas abouti',
    tooMany: {
      one: 'Vous avez envoyé beaucoup de remarques. Réessayez dans {count} minute ou contactez-nous directement',
      other:
        'Vous avez envoyé beaucoup de remarques. Réessayez dans {count} minutes ou contactez-nous directement',
    },
  },
}
