import type { matching as en } from '@ndoa/web/public/words/faq/matching'

export const matching: typeof en = {
  title: 'Compatibilidade',
  entries: {
    percentage: {
      question: 'O que significa a percentagem de compatibilidade?',
      text: [
        'Até que ponto as vossas respostas combinam, nos dois sentidos: fé, línguas e cultura, idade, lugar, modo de vida, interesses e estudos. É o mesmo número para ambos, e ao tocar nele vê-se de onde vem. Não pretende prever o amor.',
      ],
    },
    dealBreakers: {
      question: 'O que são critérios de exclusão?',
      text: [
        'Coisas com que não conseguiria viver, como o tabaco ou uma religião diferente. Não lhe sugerimos membros a quem se aplique um dos seus critérios, nem lhes sugerimos o seu perfil. As perguntas a que alguém não respondeu nunca contam contra essa pessoa.',
      ],
    },
    ownTribe: {
      question: 'Posso procurar só a minha etnia ou a minha religião?',
      text: [
        'Pode dizer que religião prefere, filtrar por ela e fazer de outra um critério de exclusão. A etnia e a língua materna aumentam a percentagem; nunca fazem ninguém valer mais ou menos.',
      ],
    },
    writing: {
      question: 'Quando posso escrever a alguém?',
      text: ['Quando o interesse é recíproco. Nasce logo uma afinidade, e podem começar a escrever-se.'],
    },
    likes: { question: 'Um «Gosto» custa alguma coisa?', text: ['Não. Os «Gostos» são gratuitos.'] },
    views: {
      question: 'A outra pessoa vê que visitei o perfil dela?',
      text: ['Vê quantas pessoas o visitaram nos últimos sete dias, mas não quem.'],
    },
  },
}
