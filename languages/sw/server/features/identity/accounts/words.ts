import { BRAND } from '@ndoa/contract/brand'
import type { words as en, NoticeWords } from '@ndoa/server/features/identity/accounts/words'
import { waiting } from '../../shared/words.ts'

// `short` is a text message in GSM-7, which needs straight apostrophes.

const YOU = 'Ikiwa ni wewe, huna haja ya kufanya chochote.'
const NOT_YOU = 'Si wewe? Ingia ukague mipangilio ya usalama.'

/** Includes "mpya", which stands inside the phrase for a phone number. */
interface Contact {
  /** Sentence-initial form. */
  thing: string
  fresh: string
}

const contactChanged = ({ thing, fresh }: Contact): NoticeWords => ({
  subject: `Akaunti yako ya ${BRAND} ina ${fresh}`,
  heading: `Una ${fresh}`,
  paragraphs: [`Imebadilishwa sasa hivi, na imethibitishwa kwa msimbo uliotumwa kwenye ${fresh}.`],
  otherwise: `${YOU} Ikiwa si wewe, tafadhali badilisha nenosiri lako na ukague mipangilio yako ya usalama mara moja:`,
  short: `${thing} ya akaunti yako ya ${BRAND} imebadilishwa. Ikiwa si wewe, tafadhali tuandikie kupitia ukurasa wa mawasiliano.`,
})

export const words: typeof en = {
  preview: YOU,
  securitySettings: 'Mipangilio ya usalama',
  passwordChanged: {
    subject: `Nenosiri lako la ${BRAND} limebadilishwa`,
    heading: 'Nenosiri lako limebadilishwa',
    paragraphs: ['Nenosiri lako limebadilishwa sasa hivi, na umetolewa kwenye vifaa vyako vingine vyote.'],
    otherwise: `${YOU} Ikiwa si wewe, tafadhali chagua nenosiri jipya mara moja na ukague mipangilio yako ya usalama:`,
    short: `Nenosiri lako la ${BRAND} limebadilishwa. ${NOT_YOU}`,
  },
  secondFactorOn: {
    subject: `Kuingia kwa hatua mbili kumewashwa kwenye akaunti yako ya ${BRAND}`,
    heading: 'Kuingia kwa hatua mbili kumewashwa',
    paragraphs: [
      'Kuanzia sasa, kila unapoingia utaombwa msimbo kutoka kwenye programu yako ya uthibitishaji. Umetolewa kwenye vifaa vyako vingine.',
      'Tafadhali tunza misimbo yako ya akiba mahali unapoweza kuipata bila simu yako.',
    ],
    otherwise: 'Ikiwa si wewe uliyewasha, tafadhali kagua mipangilio yako ya usalama mara moja:',
    short: `Kuingia kwa hatua mbili kumewashwa kwenye akaunti yako ya ${BRAND}. ${NOT_YOU}`,
  },
  secondFactorOff: {
    subject: `Kuingia kwa hatua mbili kumezimwa kwenye akaunti yako ya ${BRAND}`,
    heading: 'Kuingia kwa hatua mbili kumezimwa',
    paragraphs: ['Unapoingia, hutaombwa tena msimbo kutoka kwenye programu yako ya uthibitishaji.'],
    otherwise:
      'Ikiwa si wewe uliyezima, tafadhali badilisha nenosiri lako na ukague mipangilio yako ya usalama mara moja:',
    short: `Kuingia kwa hatua mbili kumezimwa kwenye akaunti yako ya ${BRAND}. ${NOT_YOU}`,
  },
  secondFactorWrong: {
    subject: `Kuna mtu aliyejaribu kuingia kwenye akaunti yako ya ${BRAND}`,
    heading: 'Tumemzuia mtu kuingia',
    paragraphs: [
      'Kuna mtu aliyekamilisha hatua ya kwanza ya kuingia kwenye akaunti yako, yaelekea kwa nenosiri lako, kisha akaandika msimbo usio sahihi. Hakufanikiwa kuingia.',
    ],
    otherwise: `${YOU} Ikiwa si wewe, tafadhali badilisha nenosiri lako sasa:`,
    short: `Mtu alikamilisha hatua ya kwanza ya kuingia kwenye akaunti yako ya ${BRAND}, lakini msimbo wake si sahihi. Ikiwa si wewe, badilisha nenosiri lako.`,
  },
  signedInOn: (device) => ({
    subject: `Kuna aliyeingia kwenye akaunti yako ya ${BRAND}`,
    heading: 'Kifaa kipya kimeingia',
    paragraphs: [`Kuna mtu aliyeingia kwenye akaunti yako kwa kifaa kipya: ${device}.`],
    otherwise: `${YOU} Ikiwa si wewe, tafadhali kitoe kifaa hicho kwenye akaunti yako na ubadilishe nenosiri lako:`,
    short: `Akaunti yako ya ${BRAND} ina kifaa kipya: ${device}. ${NOT_YOU}`,
  }),
  emailChanged: contactChanged({ thing: 'Barua pepe', fresh: 'barua pepe mpya' }),
  phoneChanged: contactChanged({ thing: 'Namba ya simu', fresh: 'namba mpya ya simu' }),
  device: (browser, system) => `${browser} kwenye ${system}`,
  unknownDevice: 'kifaa kisichojulikana',
  noTokenInBrowser: 'Vivinjari hutunza kipindi cha kuingia kwenye kidakuzi',
  noCodesHere: (seconds) =>
    `Kwa sasa hatuwezi kukuingiza kwa SMS kwenye kifaa kipya. Tafadhali tumia barua pepe yako badala yake, au subiri ${waiting(seconds)}, kisha ujaribu tena.`,
  codesUsedUp: (seconds) =>
    `Kwa sasa hatuwezi kutuma SMS zaidi kwa nchi yako. Tafadhali tumia barua pepe yako badala yake, au subiri ${waiting(seconds)}, kisha ujaribu tena.`,
  passwordUpdated: 'Nenosiri lako limebadilishwa. Tumia nenosiri lako jipya utakapoingia tena.',
}
