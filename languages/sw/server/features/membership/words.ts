import { BRAND } from '@ndoa/contract/brand'
import { TIER_NAMES } from '@ndoa/contract/membership/membership-rules'
import { pluralSw as plural } from '@ndoa/contract/plural'
import type { words as en } from '@ndoa/server/features/membership/words'

export const words: typeof en = {
  title: (tier, months) =>
    `${TIER_NAMES[tier]}, ${plural(months, { one: 'mwezi 1', other: `miezi ${months}` })}`,
  tooManyOrders: 'Umeanzisha malipo mengi leo.',
  receipt: {
    mail: {
      subject: `Risiti yako kutoka ${BRAND}`,
      preview: 'Asante kwa malipo yako.',
      heading: 'Asante',
    },
    thanks: (title) => `Tumepokea malipo yako. Hii ni risiti yako: ${title}.`,
    term: (from, to) => `Uanachama wako ni kuanzia ${from} hadi ${to}.`,
    paid: (price) => `Umelipa: ${price}`,
    tax: (tax, rate) => `Kodi iliyomo: ${tax} (${rate})`,
    number: (number) => `Namba ya risiti: ${number}`,
    label: 'Angalia uanachama wangu',
    withdrawal: 'Ukibadili mawazo, unaweza kujitoa hapo ndani ya siku 14.',
  },
  withdrawal: {
    mail: { subject: 'Umejitoa', preview: 'Pesa zako ziko njiani kurudi.', heading: 'Tayari' },
    received: (moment) => `Tulipokea uamuzi wako wa kujitoa tarehe ${moment} (UTC). Uanachama wako umeisha.`,
    back: (price) => `Unarudishiwa ${price} kwa njia ile ile uliyolipia. Inaweza kuchukua siku chache.`,
    label: 'Angalia malipo',
  },
  replaced: {
    mail: {
      subject: 'Unarudishiwa pesa za uanachama wako wa awali',
      preview: 'Pesa zako ziko njiani kurudi.',
      heading: 'Pesa zako ziko njiani kurudi',
    },
    ended: (title) =>
      `Uanachama wako wa juu umeanza, kwa hiyo huu umeisha: ${title}. Unarudishiwa bei ya siku ambazo hukuzitumia.`,
  },
  returnedRenewal: {
    mail: {
      subject: 'Unarudishiwa malipo ya uanachama uliojirudia',
      preview: 'Pesa zako ziko njiani kurudi.',
      heading: 'Pesa zako ziko njiani kurudi',
    },
    paid: 'Uanachama wako ulijirudia na kulipiwa baada ya malipo hayo kushindikana au kufutwa. Malipo hayo hayahesabiwi.',
  },
  reminder: {
    mail: {
      subject: `Uanachama wako wa ${BRAND} utajirudia baada ya wiki moja`,
      preview: 'Unaweza kuacha kwa kubonyeza mara moja.',
      heading: 'Uanachama wako utajirudia baada ya wiki moja',
    },
    renews: (title, date) => `Uanachama wako utajirudia tarehe ${date}: ${title}.`,
    charge: (price, card) => `Tutatoza ${price} kwenye kadi inayoishia na ${card}.`,
    stop: 'Hutaki tena? Acha kujirudia kwa kitufe hiki, bila kuingia. Hata baada ya kujirudia unaweza kurudishiwa pesa zote ndani ya siku 14.',
    label: 'Acha au angalia kujirudia',
  },
  triedAgain: {
    mail: {
      subject: `Bado hatujaweza kurudia uanachama wako wa ${BRAND}`,
      preview: 'Tutajaribu kadi yako mara moja zaidi.',
      heading: 'Tutajaribu mara moja zaidi',
    },
    declined: (price, card) => `Hatukuweza kutoza ${price} kwenye kadi inayoishia na ${card}.`,
    again: (date) =>
      `Tutajaribu mara moja zaidi tarehe ${date}. Tafadhali hakikisha kadi inaweza kutozwa siku hiyo. Isipowezekana, uanachama wako hautajirudia.`,
  },
  notRenewed: {
    mail: {
      subject: `Uanachama wako wa ${BRAND} haukujirudia`,
      preview: 'Hatukuweza kutoza kadi yako.',
      heading: 'Uanachama wako haukujirudia',
    },
    refused: (price, card) =>
      `Hatukuweza kutoza ${price} kwenye kadi inayoishia na ${card}. Hatutajaribu tena.`,
    unreachable: (price, card) =>
      `Hatuwezi tena kuwasiliana na kampuni inayotoza kadi kwa niaba yetu. Kama ${price} tayari zilitozwa kwenye kadi inayoishia na ${card}, utapata uanachama au utarudishiwa pesa zako. Hatutajaribu tena.`,
    moved: (card) =>
      `Sasa unalipa bei za nchi unayoishi, na kadi inayoishia na ${card} haiwezi kutozwa bei hizo: ilihifadhiwa kwa bei za nchi nyingine. Ili kuendelea, nunua uanachama wako ujao kwa kadi na uchague ujirudie.`,
    ends: (date) => `Uanachama wako unaisha wenyewe tarehe ${date}. Unaweza kupata mwingine wakati wowote.`,
    ended: 'Uanachama wako umeisha. Unaweza kupata mwingine wakati wowote.',
  },
}
