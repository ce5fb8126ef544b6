import { de } from '@ndoa/contract/french'
import type { words as en } from '@ndoa/web/features/dating/safety/words/parted'

export const words: typeof en = {
  failed: 'Cette liste ne se charge pas',
  hidden: {
    title: 'Pas pour moi',
    text: 'Ces personnes ne vous sont plus montrées et n’en sont pas informées.',
    empty: 'Personne.',
    on: (date) => `Profil masqué le ${date}`,
    showAgain: 'Montrer de nouveau',
    showAgainName: (name) => `Montrer de nouveau le profil ${de(name)}`,
  },
  blocked: {
    title: 'Blocages',
    text: 'Vous ne pouvez plus vous voir, et ces personnes n’en sont pas informées.',
    empty: 'Personne.',
    on: (date) => `Blocage du ${date}`,
    unblock: 'Débloquer',
    unblockName: (name) => `Débloquer ${name}`,
  },
  partings: {
    title: 'Les personnes que j’ai quittées',
    text: 'Au cours des 90 derniers jours ; cette liste n’est visible que par vous.',
    empty: 'Personne en 90 jours.',
    unmatchedOn: (date) => `Fin de l’affinité le ${date}`,
  },
}
