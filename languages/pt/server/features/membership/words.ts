import { BRAND } from '@ndoa/contract/brand'
import { TIER_NAMES } from '@ndoa/contract/membership/membership-rules'
import { pluralPt as plural } from '@ndoa/contract/plural'
import type { words as en } from '@ndoa/server/features/membership/words'

export const words: typeof en = {
  title: (tier, months) =>
    `${TIER_NAMES[tier]}, ${plural(months, { one: '1 mês', many: `${months} de meses`, other: `${months} meses` })}`,
  tooManyOrders: 'Hoje já iniciou muitos pagamentos.',
  receipt: {
    mail: {
      subject: `O seu recibo da ${BRAND}`,
      preview: 'Obrigado pelo seu pagamento.',
      heading: 'Obrigado',
    },
    thanks: (title) => `Recebemos o seu pagamento. Este é o seu recibo de: ${title}.`,
    term: (from, to) => `O seu plano é válido de ${from} a ${to}.`,
    paid: (price) => `Pago: ${price}`,
    tax: (tax, rate) => `Imposto incluído: ${tax} (${rate})`,
    number: (number) => `Número do recibo: ${number}`,
    label: 'Ver o meu plano',
    withdrawal: 'Se mudar de ideias, pode desistir aí no prazo de 14 dias.',
  },
  withdrawal: {
    mail: { subject: 'A sua desistência', preview: 'O seu dinheiro vai a caminho.', heading: 'Está feito' },
    received: (moment) => `Recebemos a sua desistência em ${moment} (UTC). O seu plano terminou.`,
    back: (price) => `Recebe ${price} de volta, pelo meio com que pagou. Pode demorar alguns dias.`,
    label: 'Ver o pagamento',
  },
  replaced: {
    mail: {
      subject: 'Vai receber de volta o dinheiro do plano anterior',
      preview: 'O seu dinheiro vai a caminho.',
      heading: 'O seu dinheiro vai a caminho',
    },
    ended: (title) =>
      `O seu plano superior começou, por isso este terminou: ${title}. Recebe de volta o preço dos dias que não usou.`,
  },
  returnedRenewal: {
    mail: {
      subject: 'Vai receber de volta o dinheiro da renovação',
      preview: 'O seu dinheiro vai a caminho.',
      heading: 'O seu dinheiro vai a caminho',
    },
    paid: 'Uma renovação do seu plano foi paga depois de ter falhado ou de ter sido cancelada. Essa renovação não conta.',
  },
  reminder: {
    mail: {
      subject: `O seu plano da ${BRAND} renova-se dentro de uma semana`,
      preview: 'Pode parar a renovação com um só toque.',
      heading: 'O seu plano renova-se dentro de uma semana',
    },
    renews: (title, date) => `O seu plano renova-se em ${date}: ${title}.`,
    charge: (price, card) => `Vamos cobrar ${price} no cartão que termina em ${card}.`,
    stop: 'Já não quer? Pare a renovação com o botão, sem iniciar sessão. Mesmo depois da renovação pode recuperar todo o dinheiro durante 14 dias.',
    label: 'Parar ou ver a renovação',
  },
  triedAgain: {
    mail: {
      subject: `Ainda não foi possível renovar o seu plano da ${BRAND}`,
      preview: 'Vamos tentar mais uma vez cobrar ao seu cartão.',
      heading: 'Vamos tentar mais uma vez',
    },
    declined: (price, card) => `Não foi possível cobrar ${price} no cartão que termina em ${card}.`,
    again: (date) =>
      `Vamos tentar mais uma vez em ${date}. Verifique se o cartão pode ser cobrado nesse dia. Se não puder, o seu plano não será renovado.`,
  },
  notRenewed: {
    mail: {
      subject: `O seu plano da ${BRAND} não foi renovado`,
      preview: 'Não foi possível cobrar ao seu cartão.',
      heading: 'O seu plano não foi renovado',
    },
    refused: (price, card) =>
      `Não foi possível cobrar ${price} no cartão que termina em ${card}. Não vamos tentar de novo.`,
    unreachable: (price, card) =>
      `Já não conseguimos contactar a empresa que cobra aos cartões por nós. Se ${price} já tiverem sido cobrados no cartão que termina em ${card}, terá o plano ou o seu dinheiro de volta. Não vamos tentar de novo.`,
    moved: (card) =>
      `Paga agora os preços do país onde vive, e o cartão que termina em ${card} não pode ser cobrado por eles: foi guardado para os preços de outro país. Para continuar, compre o seu próximo plano com um cartão e escolha renová-lo.`,
    ends: (date) => `O seu plano termina por si só em ${date}. Pode obter outro quando quiser.`,
    ended: 'O seu plano terminou. Pode obter outro quando quiser.',
  },
}
