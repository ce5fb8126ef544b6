import { pluralSw as plural } from '@ndoa/contract/plural'
import type { words as en } from '@ndoa/web/features/trust/statements/words'

const parts = {
  decision: 'Tulichoamua',
  facts: 'Tulichogundua',
  source: 'Jinsi tulivyojua',
  automation: 'Kama programu ilihusika',
  rule: 'Kanuni',
  explanation: 'Kwa nini inavunja kanuni',
  appeal: 'Ikiwa hukubaliani',
}

export const words: typeof en = {
  title: 'Maamuzi kuhusu akaunti yako',
  failed: 'Hatukuweza kupakia maamuzi kuhusu akaunti yako',
  tryLater: 'Tafadhali jaribu tena baadaye.',
  loading: 'Inapakia...',
  parts,
  pauseParts: {
    ...parts,
    decision: 'Maana yake kwako',
    facts: 'Kilichogunduliwa',
    source: 'Jinsi kilivyogunduliwa',
    rule: 'Kanuni inayohusika',
    explanation: 'Kwa nini tuna kanuni hii',
  },
  readRules: 'Soma Kanuni zetu za Jamii',
  quotes: {
    message: 'Uliandika',
    bio: 'Kwenye wasifu wako uliandika',
    photo: 'Mojawapo ya picha zako',
  },
  appeals: {
    open: (on) =>
      `Uliomba uamuzi uangaliwe upya tarehe ${on}. Ataamua mtu ambaye hakushiriki katika uamuzi huo.`,
    upheld: (on) => `Tuliuangalia upya tarehe ${on}, na uamuzi unabaki.`,
    lifted: (on) => `Tuliuangalia upya tarehe ${on}, na tumeufuta uamuzi huo.`,
  },
  /** For objections to a stop by the scam shield. */
  objections: {
    open: (on) => `Ulipinga hatua hii tarehe ${on}. Mtu wa timu yetu atausoma ujumbe wako kabla ya kuamua.`,
    upheld: (on) => `Tuliliangalia suala hili tarehe ${on}, na tukaamua kwamba kanuni ilikiukwa.`,
    lifted: (on) => `Tuliliangalia suala hili tarehe ${on}, na tumeondoa kizuizi.`,
  },
  daysLeft: (days) => plural(days, { one: `Imebaki siku ${days}`, other: `Zimebaki siku ${days}` }),
  hoursLeft: (hours) => plural(hours, { one: `Imebaki saa ${hours}`, other: `Zimebaki saa ${hours}` }),
}
