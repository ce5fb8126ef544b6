import { BRAND } from '@ndoa/contract/brand'
import { pluralSw as plural } from '@ndoa/contract/plural'
import { type words as en, TIER_NAMES } from './en.ts'

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
    thanks: (title) => `Tumepokea malipo yako. Hii ni risiti yako ya: ${title}.`,
    term: (from, to) => `Uanachama wako unaanza ${from} hadi ${to}.`,
    paid: (price) => `Umelipa: ${price}`,
    tax: (tax, rate) => `Kodi iliyojumuishwa: ${tax} (${rate})`,
    number: (number) => `Namba ya risiti: ${number}`,
    label: 'Angalia uanachama wangu',
    withdrawal: 'Ukibadili mawazo, unaweza kujiondoa hapo ndani ya siku 14.',
  },
}
