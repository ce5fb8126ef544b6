import { BRAND } from '@ndoa/contract/brand'
import type { words as en } from '@ndoa/web/public/words/report-content'
import { reportLabels } from './phrases/rules.ts'

export const words: typeof en = {
  title: 'Signaler un contenu',
  description: `Signalez à ${BRAND}, sans compte, quelque chose d’illégal ou de contraire à nos règles.`,
  subtitle:
    'Signalez-nous un profil, une image ou une page de ce site qui est illégale ou contraire à nos règles. Vous n’avez pas besoin de compte.',
  inDanger: 'Appelez d’abord la police. Ensuite, prévenez-nous.',
  account: {
    title: 'Vous avez un compte ?',
    text: 'Connectez-vous et signalez depuis les trois points à côté d’un nom, d’une photo ou d’un message : nous verrons ainsi de quoi il s’agit, et vous verrez ce qui en résulte.',
  },
  form: {
    title: 'Qu’avez-vous vu ?',
    about: 'Profil ou page',
    aboutHint: 'Un lien, ou un nom et l’endroit où vous l’avez vu',
    reason: 'Motif',
    chooseReason: 'Choisissez un motif',
    reasons: reportLabels,
    details: 'Qu’est-ce qui ne va pas ?',
    name: 'Votre nom',
    nameHint: 'Facultatif',
    email: 'Votre e-mail',
    emailHint: 'Pour que nous puissions vous dire ce que nous décidons. Facultatif',
  },
  sending: {
    needed: {
      about: 'Dites-nous de quel profil ou de quelle page il s’agit',
      reason: 'Choisissez un motif',
      details: 'Dites-nous ce qui ne va pas',
    },
    send: 'Envoyer le signalement',
    sending: 'Envoi du signalement…',
    sent: 'Signalement envoyé',
    thanks: 'Merci de nous avoir prévenus. Quelqu’un de notre équipe va l’examiner.',
    failed: 'Le signalement n’a pas pu être envoyé',
    tooMany: {
      one: 'Vous avez envoyé beaucoup de signalements. Réessayez dans {count} minute ou contactez-nous directement',
      other:
        'Vous avez envoyé beaucoup de signalements. Réessayez dans {count} minutes ou contactez-nous directement',
    },
  },
}
