import type { ReportReason } from '@ndoa/contract/trust/reports'

/** The community rules as statements quote them; same wording as the public pages (`web/src/public`). */
export const rules: Record<ReportReason, { title: string; rule: string }> = {
  money: {
    title: 'Ninguém pede dinheiro',
    rule: 'Nada de pedidos de dinheiro ou presentes, nem ofertas de companhia paga.',
  },
  not_in_photos: {
    title: 'Mostre-se como é',
    rule: 'Nada de perfis falsos, e não mais do que um perfil.',
  },
  underage: {
    title: 'Só para adultos',
    rule: 'Tem pelo menos 18 anos.',
  },
  threats: {
    title: 'Sem ameaças nem chantagem',
    rule: 'Nada de assédio, ameaças ou chantagem.',
  },
  hate: {
    title: 'Respeito por toda a gente',
    rule: 'Nada de ódio, nem de desprezo pela etnia, pela fé, pela cor da pele ou pelo sexo de quem quer que seja.',
  },
  sexual: {
    title: 'Nada de íntimo',
    rule: 'Nada de fotos íntimas ou violentas, nem de mensagens sexuais que ninguém pediu.',
  },
  married: {
    title: 'Livre para casar',
    rule: 'Não tem um casamento em vigor, salvo se houver separação legal.',
  },
  advertising: {
    title: 'Sem negócios',
    rule: 'Nada de publicidade, de recolha de dados de outros membros, nem de bots.',
  },
  trafficking: {
    title: 'Ninguém é forçado nem vendido',
    rule: 'Ninguém é forçado a casar, comprado ou vendido.',
  },
  meeting: {
    title: 'Segurança nos encontros',
    rule: 'Nada de violência nem de pressão, também quando se encontram.',
  },
  other: {
    title: 'Nenhum outro mal',
    rule: 'Nada que faça outro mal aos membros, e nada que a lei proíba.',
  },
}
