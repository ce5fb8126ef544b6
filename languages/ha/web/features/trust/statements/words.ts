import type { words as en } from '@ndoa/web/features/trust/statements/words'

/** The seven parts of a statement, in reading order. */
const parts = {
  decision: 'Hukuncin da muka yanke',
  facts: 'Abin da muka gano',
  source: 'Yadda muka sani',
  automation: 'Ko wata manhaja ta sa hannu',
  rule: 'Dokar',
  explanation: 'Dalilin da ya sa ya karya dokar',
  appeal: 'Idan ba ku yarda ba',
}

export const words: typeof en = {
  title: 'Hukunce-hukunce game da asusunku',
  failed: 'Ba mu iya loda hukuncin da muka yanke game da asusunku ba',
  tryLater: 'Da fatan za ku sake gwadawa daga baya.',
  loading: 'Ana lodawa...',
  parts,
  pauseParts: {
    ...parts,
    decision: 'Abin da wannan yake nufi gare ku',
    facts: 'Abin da aka gano',
    source: 'Yadda aka gano shi',
    rule: 'Dokar da ta shafi wannan',
    explanation: 'Dalilin da muke da wannan doka',
  },
  readRules: 'Karanta Dokokin jama’a namu',
  quotes: {
    message: 'Kun rubuta',
    bio: 'A bayanan kanku kun rubuta',
    photo: 'Ɗaya daga cikin hotunanku',
  },
  appeals: {
    open: (on) => `Kun nemi a sake dubawa a ranar ${on}. Wanda bai sa hannu a hukuncin ba ne zai yanke.`,
    upheld: (on) => `Mun sake dubawa a ranar ${on}, kuma hukuncin yana nan.`,
    lifted: (on) => `Mun sake dubawa a ranar ${on}, kuma mun janye hukuncin.`,
  },
  /** For objections to a stop by the scam shield. */
  objections: {
    open: (on) =>
      `Kun nuna rashin yarda a ranar ${on}. Wani daga ƙungiyarmu zai karanta abin da kuka rubuta kafin mu yanke hukunci.`,
    upheld: (on) => `Mun duba a ranar ${on}, kuma mun yanke cewa an karya doka.`,
    lifted: (on) => `Mun duba a ranar ${on}, kuma mun cire takunkumin.`,
  },
  daysLeft: (days) => `Saura kwana ${days}`,
  hoursLeft: (hours) => `Saura awa ${hours}`,
}
