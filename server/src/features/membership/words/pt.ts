import { BRAND } from '@ndoa/contract/brand'
import { pluralPt as plural } from '@ndoa/contract/plural'
import { type words as en, TIER_NAMES } from './en.ts'

export const words: typeof en = {
  title: (tier, months) =>
    `${TIER_NAMES[tier]}, ${plural(months, { one: '1 mês', many: `${months} de meses`, other: `${months} meses` })}`,
  tooManyOrders: 'Hoje já iniciou muitos pagamentos.',
  receipt: {
    mail: {
      subject: `O seu recibo da ${BRAND}`,
      preview: 'Agradecemos o seu pagamento.',
      heading: 'Agradecemos',
    },
    thanks: (title) => `Recebemos o seu pagamento. Este é o seu recibo de: ${title}.`,
    term: (from, to) => `O seu plano é válido de ${from} a ${to}.`,
    paid: (price) => `Pago: ${price}`,
    tax: (tax, rate) => `Imposto incluído: ${tax} (${rate})`,
    number: (number) => `Número do recibo: ${number}`,
    label: 'Ver o meu plano',
    withdrawal: 'Se mudar de ideias, pode desistir aí no prazo de 14 dias.',
  },
}
