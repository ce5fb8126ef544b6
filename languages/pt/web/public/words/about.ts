import { BRAND } from '@ndoa/contract/brand'
import { PAGE_KB } from '@ndoa/web/public/page-weight'
import type { words as en } from '@ndoa/web/public/words/about'

const sections: typeof en.sections = {
  why: {
    title: 'Porque existimos',
    text: [
      'Muitos africanos vivem longe do lugar onde, noutros tempos, a família lhes teria apresentado alguém. Um primo em Lagos, uma irmã em Toronto, uma tia em Acra: todos estão dispostos a ajudar, e ninguém sabe a quem perguntar. As aplicações de encontros comuns nada sabem de um dote, de uma língua materna partilhada, nem do que significa dar graças antes de comer.',
      `Criámos a ${BRAND} para mulheres e homens que querem casar, e que querem que lhes perguntem o que importa: fé, etnia e cultura, língua, família, lugar e valores.`,
    ],
  },
  beliefs: {
    title: 'Em que acreditamos',
    text: [
      {
        list: [
          '<strong>O casamento é sério, e alegre.</strong> Ninguém está aqui para passar o tempo. Os membros dizem abertamente o que procuram.',
          '<strong>A cultura é uma força.</strong> A sua etnia, as suas línguas e a sua fé fazem parte de si, por isso fazem parte de cada compatibilidade. Nunca fazem ninguém valer mais ou menos.',
          '<strong>Números honestos.</strong> A percentagem de compatibilidade é calculada a partir dos dois lados, é a mesma para ambos e pode ser explicada, ponto por ponto.',
          '<strong>A segurança antes do crescimento.</strong> O seu número de telefone e o seu endereço de e-mail nunca são mostrados. Decide quem vê o seu perfil, e se as suas fotos são desfocadas.',
          `<strong>Para todos os telemóveis.</strong> Em muitos lugares os dados móveis são caros, por isso as nossas páginas são leves: esta tem menos de ${PAGE_KB} KB.`,
        ],
      },
    ],
  },
  matching: {
    title: 'Como funciona a compatibilidade',
    text: [
      'Fala-nos de si e da pessoa que espera encontrar. Comparamos nos dois sentidos: até que ponto ela corresponde ao que procura, e até que ponto corresponde ao que ela procura. A fé e a cultura pesam mais; seguem-se a idade e o lugar, o modo de vida, os interesses e os estudos. Os seus critérios de exclusão são sempre respeitados. O resultado é uma percentagem, e ao tocar nela vê-se de onde vem.',
      'Nenhum algoritmo sabe quem vai amar, e o nosso não diz que sabe. Poupa-lhe as conversas que nunca iriam resultar, para que tenha tempo para aquela que resulta.',
    ],
  },
  family: {
    title: 'A sua família tem lugar aqui',
    text: [
      'Um casamento une duas famílias. Dê tempo ao tempo, pergunte à sua mãe, leve o seu irmão ao primeiro encontro. Pode mostrar as nossas palavras e imagens aos seus pais sem corar.',
    ],
  },
}

export const words: typeof en = {
  title: 'Sobre nós',
  description: `Porque existe a ${BRAND}, em que acreditamos e como aproximamos pessoas que querem casar.`,
  subtitle: `${BRAND} significa casamento em suaíli. É para isso que aqui estamos.`,
  sections,
  figures: `A ${BRAND} em números`,
  joining: {
    title: 'Quem pode registar-se',
    text: [
      'Qualquer pessoa com 18 anos ou mais, livre para casar e honesta quanto a isso. Leia os nossos <terms>termos de utilização</terms> e os nossos <tips>conselhos de segurança</tips>.',
    ],
  },
}
