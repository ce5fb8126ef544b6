import { pluralPt as plural } from '@ndoa/contract/plural'
import type { words as en } from '@ndoa/web/features/trust/statements/words'

const parts = {
  decision: 'O que decidimos',
  facts: 'O que verificámos',
  source: 'Como soubemos',
  automation: 'Se um programa participou',
  rule: 'A regra',
  explanation: 'Porque viola a regra',
  appeal: 'Se não concorda',
}

export const words: typeof en = {
  title: 'Decisões sobre a sua conta',
  failed: 'Não foi possível carregar o que decidimos sobre a sua conta',
  tryLater: 'Tente de novo mais tarde.',
  loading: 'A carregar…',
  parts,
  pauseParts: {
    ...parts,
    decision: 'O que isto significa para si',
    facts: 'O que foi encontrado',
    source: 'Como foi encontrado',
    rule: 'A regra em causa',
    explanation: 'Porque temos esta regra',
  },
  readRules: 'Ler as nossas regras da comunidade',
  quotes: {
    message: 'Escreveu',
    bio: 'No seu perfil escreveu',
    photo: 'Uma das suas fotos',
  },
  appeals: {
    open: (on) => `Pediu uma segunda análise em ${on}. Vai decidir alguém que não participou na decisão.`,
    upheld: (on) => `Voltámos a analisar em ${on}, e a decisão mantém-se.`,
    lifted: (on) => `Voltámos a analisar em ${on}, e anulámos a decisão.`,
  },
  /** For objections to a stop by the scam shield. */
  objections: {
    open: (on) =>
      `Contestou esta medida em ${on}. Alguém da nossa equipa lê o que escreveu antes de decidir.`,
    upheld: (on) => `Analisámos a situação em ${on}, e uma regra não foi respeitada.`,
    lifted: (on) => `Analisámos a situação em ${on}, e levantámos a restrição.`,
  },
  daysLeft: (days) =>
    plural(days, {
      one: `Resta ${days} dia`,
      many: `Restam ${days} de dias`,
      other: `Restam ${days} dias`,
    }),
  hoursLeft: (hours) =>
    plural(hours, {
      one: `Resta ${hours} hora`,
      many: `Restam ${hours} de horas`,
      other: `Restam ${hours} horas`,
    }),
}
