import { pluralFr as plural } from '@ndoa/contract/plural'
import type { words as en } from '@ndoa/web/features/trust/statements/words'

const parts: typeof en.parts = {
  decision: 'Ce que nous avons décidé',
  facts: 'Ce que nous avons constaté',
  source: 'Comment nous l’avons appris',
  automation: 'Si un programme est intervenu',
  rule: 'La règle',
  explanation: 'En quoi la règle n’a pas été respectée',
  appeal: 'Si vous n’êtes pas d’accord',
}

export const words: typeof en = {
  title: 'Décisions concernant votre compte',
  failed: 'Nos décisions concernant votre compte ne se chargent pas',
  tryLater: 'Réessayez un peu plus tard.',
  loading: 'Chargement…',
  parts,
  pauseParts: {
    ...parts,
    decision: 'Ce que cela signifie pour vous',
    facts: 'Ce qui a été constaté',
    source: 'Comment cela a été constaté',
    rule: 'La règle en question',
    explanation: 'Pourquoi cette règle existe',
  },
  readRules: 'Lire les règles de la communauté',
  quotes: {
    message: 'Vous avez écrit',
    bio: 'Dans votre profil, vous avez écrit',
    photo: 'L’une de vos photos',
  },
  appeals: {
    open: (on) =>
      `Vous avez demandé un réexamen le ${on}. Une personne qui n’a pas pris part à la décision tranchera.`,
    upheld: (on) => `Nous avons réexaminé la décision le ${on} : elle est maintenue.`,
    lifted: (on) => `Nous avons réexaminé la décision le ${on} : elle est annulée.`,
  },
  /** For objections to a stop by the scam shield. */
  objections: {
    open: (on) =>
      `Vous avez contesté cette mesure le ${on}. Une personne de notre équipe vous lit avant de décider.`,
    upheld: (on) => `Nous avons examiné la situation le ${on} : une règle n’a pas été respectée.`,
    lifted: (on) => `Nous avons examiné la situation le ${on} : la restriction est levée.`,
  },
  daysLeft: (days) =>
    plural(days, {
      one: `Il reste ${days} jour`,
      many: `Il reste ${days} de jours`,
      other: `Il reste ${days} jours`,
    }),
  hoursLeft: (hours) =>
    plural(hours, {
      one: `Il reste ${hours} heure`,
      many: `Il reste ${hours} d’heures`,
      other: `Il reste ${hours} heures`,
    }),
}
