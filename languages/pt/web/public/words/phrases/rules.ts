import { BRAND } from '@ndoa/contract/brand'
import type { COMMUNITY_RULES } from '@ndoa/contract/trust/community-rules'

export const communityRules: typeof COMMUNITY_RULES = {
  money: {
    title: 'Ninguém pede dinheiro',
    rule: 'Nada de pedidos de dinheiro ou presentes, nem ofertas de companhia paga.',
    meaning:
      'Nem para uma conta de hospital, um bilhete, um visto, saldo de telemóvel ou propinas, nem para um investimento que não pode falhar. Falar do dote, do lobolo, do alambamento, do mahr ou de como partilhariam as despesas da casa é permitido: pedir a alguém que conheceu aqui que envie dinheiro não é.',
  },
  not_in_photos: {
    title: 'Mostre-se como é',
    rule: 'Nada de perfis falsos, e não mais do que um perfil.',
    meaning:
      'As fotos mostram a sua pessoa, como é hoje, e o nome, a idade e a história são os seus. Ninguém escreve em seu lugar.',
  },
  underage: {
    title: 'Só para adultos',
    rule: 'Tem pelo menos 18 anos.',
    meaning: `A ${BRAND} é para adultos que querem casar. Se ainda não tem essa idade, espere. Quem procurar aqui contacto com crianças é excluído definitivamente.`,
  },
  threats: {
    title: 'Sem ameaças nem chantagem',
    rule: 'Nada de assédio, ameaças ou chantagem.',
    meaning:
      'Ninguém assusta, pressiona ou persegue outro membro: nem com palavras, nem com imagens que alguém enviou em confiança, nem a escrever uma e outra vez depois de um não.',
  },
  hate: {
    title: 'Respeito por toda a gente',
    rule: 'Nada de ódio, nem de desprezo pela etnia, pela fé, pela cor da pele ou pelo sexo de quem quer que seja.',
    meaning:
      'Pode saber quem procura e dizê-lo com delicadeza. Insultos, injúrias e desprezo por quem alguém é não têm lugar aqui.',
  },
  sexual: {
    title: 'Nada de íntimo',
    rule: 'Nada de fotos íntimas ou violentas, nem de mensagens sexuais que ninguém pediu.',
    meaning:
      'Nada de nudez e nada de cruel em fotos, perfis ou mensagens, nem mesmo entre pessoas com interesse recíproco.',
  },
  married: {
    title: 'Livre para casar',
    rule: 'Não tem um casamento em vigor, salvo se houver separação legal.',
    meaning:
      'Se já tem cônjuge ou promessa de casamento com alguém, encerre a sua conta: os outros procuram aqui a pessoa com quem vão casar.',
  },
  advertising: {
    title: 'Sem negócios',
    rule: 'Nada de publicidade, de recolha de dados de outros membros, nem de bots.',
    meaning:
      'Nada de bens, serviços, caça a seguidores ou links para outros sites. Os perfis e as mensagens são escritos por pessoas, para pessoas.',
  },
  trafficking: {
    title: 'Ninguém é forçado nem vendido',
    rule: 'Ninguém é forçado a casar, comprado ou vendido.',
    meaning:
      'Ambas as pessoas escolhem livremente. Ninguém é oferecido a outros, e ninguém é atraído para o estrangeiro com uma promessa de trabalho ou de casamento.',
  },
  meeting: {
    title: 'Segurança nos encontros',
    rule: 'Nada de violência nem de pressão, também quando se encontram.',
    meaning:
      'Estas regras aplicam-se também fora deste site. Se alguém lhe fizer mal ou pressão num encontro, agimos aqui.',
  },
  other: {
    title: 'Nenhum outro mal',
    rule: 'Nada que faça outro mal aos membros, e nada que a lei proíba.',
    meaning:
      'Não podemos enumerar tudo. Se algo lhe faz mal ou lhe mete medo, diga-nos, e alguém vai analisar.',
  },
}

export { reasons as reportLabels } from '../../../features/trust/reports/words/reasons.ts'
