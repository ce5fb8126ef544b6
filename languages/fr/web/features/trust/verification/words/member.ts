import type { words as en } from '@ndoa/web/features/trust/verification/words/member'

export const words: typeof en = {
  ask: 'Proposer de faire vérifier ce profil',
  asked: (name) => `Nous avons transmis votre proposition à ${name}.`,
  notDone: 'Cela n’a pas fonctionné. Réessayez.',
}
