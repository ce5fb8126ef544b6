import { de } from '@ndoa/contract/french'
import type { words as en } from '@ndoa/web/features/dating/safety/words/parted'

export const words: typeof en = {
  failed: 'Cette liste ne se charge pas',
  hidden: {
    title: 'Pas pour moi',
    text: 'Les personnes que vous ne voulez plus voir. Elles n’en sont pas informées.',
    empty: 'Personne pour l’instant.',
    on: (date) => `Profil masqué le ${date}`,
    showAgain: 'Montrer de nouveau',
    showAgainName: (name) => `Montrer de nouveau le profil ${de(name)}`,
  },
  blocked: {
    title: 'Blocages',
    text: 'Vous et les personnes que vous bloquez ne pouvez plus vous voir. Elles n’en sont pas informées.',
    empty: 'Vous n’avez bloqué personne.',
    on: (date) => `Blocage du ${date}`,
    unblock: 'Débloquer',
    unblockName: (name) => `Débloquer ${name}`,
  },
  partings: {
    title: 'Les personnes que j’ai quittées',
    text: 'Les personnes que vous avez bloquées, ou avec qui vous avez mis fin à une affinité, ces 90 derniers jours. Personne d’autre que vous ne voit cette liste.',
    empty: 'Personne ces 90 derniers jours.',
    unmatchedOn: (date) => `Fin de l’affinité le ${date}`,
  },
}
