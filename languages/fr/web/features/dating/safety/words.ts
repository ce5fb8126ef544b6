import { de } from '@ndoa/contract/french'
import type { words as en } from '@ndoa/web/features/dating/safety/words'

export const words: typeof en = {
  notForMe: 'Pas pour moi',
  notForMeName: (name) => `Pas pour moi : ${name}`,
  unmatch: 'Mettre fin à cette affinité',
  block: 'Bloquer',
  more: (name) => `Plus d’options pour ${name}`,
  report: (name) => `Signaler ${name}`,
  secret: 'Cette personne n’apprendra pas qui l’a signalée.',
  hidden: (name) => `Nous ne vous montrerons plus le profil ${de(name)}.`,
  undo: 'Annuler',
  confirm: {
    block: {
      title: (name) => `Bloquer ${name} ?`,
      text: 'Vous ne vous verrez plus l’un l’autre. Cette personne n’en sera pas informée.',
    },
    unmatch: {
      title: (name) => `Mettre fin à votre affinité avec ${name} ?`,
      text: 'Votre conversation disparaîtra pour vous deux. Cette personne n’en sera pas informée.',
    },
  },
  failures: {
    block: (name) => `Le blocage ${de(name)} n’a pas fonctionné. Réessayez.`,
    unblock: (name) => `Le déblocage ${de(name)} n’a pas fonctionné. Réessayez.`,
    unmatch: (name) => `Impossible de mettre fin à votre affinité avec ${name}. Réessayez.`,
    hide: (name) => `Le profil ${de(name)} n’a pas pu être masqué. Réessayez.`,
    unhide: (name) => `Le profil ${de(name)} n’a pas pu être affiché de nouveau. Réessayez.`,
  },
}
