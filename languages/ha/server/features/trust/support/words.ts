import { BRAND } from '@ndoa/contract/brand'
import type { words as en } from '@ndoa/server/features/trust/support/words'

const NOT_YOU = 'Idan ba ku ne kuka rubuto mana ba, kuna iya barin wannan imel kawai.'

export const words: typeof en = {
  message: {
    subject: 'Mun karɓi saƙonku',
    preview: 'Muna ba da amsa cikin awa 24.',
    heading: 'Mun gode da kuka rubuto',
    paragraphs: [`Mun gode da kuka rubuto wa ${BRAND}. Muna ba da amsa cikin awa 24.`],
    closing: [NOT_YOU],
  },
  notice: {
    subject: 'Mun karɓi rahotonku',
    preview: 'Mutum daga ƙungiyarmu zai duba shi.',
    heading: 'Mun gode da kuka sanar da mu',
    paragraphs: [
      `Mun karɓi rahotonku game da wani abu a ${BRAND}. Mutum daga ƙungiyarmu zai duba shi, kuma za mu rubuto muku hukuncin da muka yanke.`,
    ],
    closing: [NOT_YOU],
  },
  tooManyNotices: 'Kun riga kun aika rahotanni da yawa.',
}
