import type { words as en } from '@ndoa/web/features/trust/reports/words'
import { reasons } from './words/reasons.ts'

export const words: typeof en = {
  reasons,
  help: {
    money:
      'Umetuma pesa? Wasiliana sasa hivi na benki yako au mtoa huduma wa pesa kwa simu, uombe muamala urudishwe. Usitume zaidi, na utunze mazungumzo: ni ushahidi.',
    threats:
      'Ikiwa uko hatarini, piga simu polisi kwanza. Usilipe: ni nadra mambo kuishia hapo. Tunza ujumbe, na usifute mazungumzo.',
    trafficking:
      'Ikiwa kuna mtu aliye hatarini sasa hivi, kwanza piga simu polisi au namba ya dharura ya nchi yako.',
    meeting:
      'Ikiwa umeumia au uko hatarini, kwanza piga simu polisi au ambulansi. Mwambie mtu unayemwamini. Daktari anaweza kukusaidia na kutunza ushahidi, hata uamue nini baadaye.',
  },
  rules: 'Kila moja kati ya haya inahusu mojawapo ya <a>Kanuni zetu za Jamii</a>.',
  form: {
    details: 'Nini kilitokea? (si lazima)',
    detailsHint: 'Inatusaidia kuamua kwa haki.',
    alsoBlock: (name) => `Mzuie ${name} pia: hamtaonana tena hapa`,
    failed: 'Ripoti yako haikutumwa. Tafadhali jaribu tena.',
    sending: 'Inatuma...',
    send: 'Tuma ripoti',
  },
  thanks: (hours) =>
    `Asante. Timu yetu itaiangalia ndani ya ${hours === 1 ? 'saa moja' : `saa ${hours}`}. Tutakachoamua utakiona kwenye Mipangilio, sehemu ya “Faragha”.`,
  own: {
    title: 'Ripoti zangu',
    failed: 'Hatukuweza kupakia ripoti zako',
    empty: 'Hakuna.',
    someone: 'Mwanachama',
    about: (name, reason) => `${name}: ${reason}`,
    reported: (when) => `Uliripoti ${when}`,
    states: {
      received: 'Imepokelewa. Kuna mtu ataiangalia hivi karibuni.',
      in_review: 'Kuna mtu anaiangalia.',
      breach: 'Tuligundua kwamba kanuni zetu zilivunjwa, na tulichukua hatua.',
      no_breach: 'Hatukupata jambo lolote kinyume na kanuni zetu. Likiendelea, tafadhali ripoti tena.',
    },
  },
  secondLook: {
    ask: 'Omba iangaliwe upya',
    why: 'Kwa nini tuangalie upya?',
    hint: (date) =>
      `Unaweza kuomba mara moja tu, hadi ${date}. Mtu ambaye hakushiriki katika uamuzi ataiangalia ndani ya siku tatu.`,
    failed: 'Ombi hili halikutumwa. Tafadhali jaribu tena.',
    states: {
      open: (on) => `Uliomba iangaliwe upya tarehe ${on}. Mtu mwingine wa timu yetu ataiangalia.`,
      upheld: (on) => `Mtu mwingine aliiangalia upya tarehe ${on}, na uamuzi unabaki vilevile.`,
      lifted: (on) => `Mtu mwingine aliiangalia upya tarehe ${on}, na sasa inaamuliwa upya.`,
    },
  },
}
