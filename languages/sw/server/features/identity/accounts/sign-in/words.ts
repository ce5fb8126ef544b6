import { BRAND } from '@ndoa/contract/brand'
import { PHONE_CODE_MINUTES } from '@ndoa/contract/limits'
import type { words as en } from '@ndoa/server/features/identity/accounts/sign-in/words'
import { waiting } from '../../../shared/words.ts'

const FIFTEEN_MINUTES =
  'Kiungo hiki kinatumika mara moja, ndani ya dakika 15. Tafadhali usimtumie mtu mwingine: yeyote atakayekifungua ataingia kwenye akaunti yako.'

export const words: typeof en = {
  confirmation: (link) => ({
    subject: 'Thibitisha barua pepe yako',
    preview: 'Imebaki hatua moja tu.',
    heading: 'Karibu sana!',
    paragraphs: [
      `Karibu kwenye ${BRAND}. Imebaki hatua moja tu ukutane na watu wanaotafuta ndoa, kama wewe.`,
      'Tafadhali thibitisha kwamba hii ni barua pepe yako:',
    ],
    action: { link, label: 'Thibitisha barua pepe yangu' },
    closing: [
      'Kiungo hiki kinatumika mara moja, ndani ya saa 24. Ukikifungua kwenye kivinjari tofauti na ulichotumia kujisajili, utaombwa pia nenosiri lako.',
      `Kuna mtu aliyejisajili kwenye ${BRAND} kwa barua pepe hii. Ikiwa si wewe, huna haja ya kufanya chochote: hakuna anayeweza kutumia barua pepe yako bila kiungo hiki.`,
    ],
  }),
  signIn: (link, name) => ({
    subject: `Kiungo chako cha kuingia kwenye ${BRAND}`,
    preview: 'Kinatumika kwa dakika 15.',
    heading: 'Kiungo chako cha kuingia',
    ...(name && { name }),
    paragraphs: ['Uliomba kiungo cha kuingia bila nenosiri. Hiki hapa:'],
    action: { link, label: 'Ingia' },
    closing: [FIFTEEN_MINUTES, 'Ikiwa hukukiomba, huna haja ya kufanya chochote.'],
  }),
  reset: (link, name) => ({
    subject: `Chagua nenosiri jipya la ${BRAND}`,
    preview: 'Kiungo chako kinatumika kwa dakika 15.',
    heading: 'Chagua nenosiri jipya',
    ...(name && { name }),
    paragraphs: [
      'Uliomba kuchagua nenosiri jipya. Kiungo hiki kitakuingiza kwenye akaunti yako, na utaweza kulichagua:',
    ],
    action: { link, label: 'Chagua nenosiri jipya' },
    closing: [
      FIFTEEN_MINUTES,
      'Ikiwa hukuomba hili, huna haja ya kufanya chochote: nenosiri lako linabaki lilelile.',
    ],
  }),
  code: (code) => ({
    subject: `Msimbo wako wa ${BRAND}`,
    preview: 'Utumie kuthibitisha kwamba barua pepe hii ni yako.',
    heading: 'Barua pepe hii ni yako?',
    paragraphs: [
      'Kuna mtu anayetaka kutumia barua pepe hii kuingia kwenye akaunti yake. Ikiwa ni wewe, andika msimbo huu ili kuithibitisha:',
    ],
    code,
    closing: [
      `Unatumika kwa dakika ${PHONE_CODE_MINUTES}. Ikiwa si wewe, huna haja ya kufanya chochote: bila msimbo huu, hakuna kinachofanyika.`,
    ],
  }),
  phoneCode: (code) =>
    `${code} ni msimbo wako wa ${BRAND}. Unatumika kwa dakika ${PHONE_CODE_MINUTES}. Kamwe hakuna mtu wa timu ya ${BRAND} atakayekuomba msimbo huu.`,
  networkUsedUp: (seconds) =>
    `Majaribio kutoka kwenye mtandao wako ni mengi mno. Tafadhali subiri ${waiting(seconds)}, kisha ujaribu tena, au chagua “Umesahau nenosiri?” ili uingie kwa barua pepe.`,
  linkIfRight: (seconds) =>
    `Majaribio kutoka kwenye mtandao wako ni mengi mno. Ikiwa barua pepe na nenosiri lako ni sahihi, tumekutumia kiungo cha kuingia. La sivyo, tafadhali subiri ${waiting(seconds)}, kisha ujaribu tena.`,
}
