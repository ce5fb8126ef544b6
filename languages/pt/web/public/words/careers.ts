import { BRAND } from '@ndoa/contract/brand'
import type { words as en } from '@ndoa/web/public/words/careers'

export const words: typeof en = {
  title: 'Trabalhar connosco',
  description: `Trabalhar na ${BRAND}, a partir de qualquer lugar: porquê, como contratamos e como se candidatar.`,
  subtitle: 'Ajude pessoas que querem casar a encontrarem-se. A partir de onde vive.',
  hiring: {
    title: 'Como contratamos',
    steps: {
      apply: { title: 'Candidatura', text: 'Envie-nos umas linhas sobre si e sobre o que já fez.' },
      screen: { title: 'Chamada', text: 'Uma chamada curta: o que procura, e o que nós procuramos.' },
      interview: {
        title: 'Entrevista',
        text: 'Conhece as pessoas com quem trabalharia, numa tarefa real.',
      },
      offer: { title: 'Resposta', text: 'Uma resposta clara por escrito, num sentido ou noutro.' },
    },
  },
  why: {
    title: 'Porquê trabalhar aqui',
    text: [
      `Poucos produtos importam tanto a uma pessoa como aquele que lhe apresentou quem veio a ser o seu cônjuge. A ${BRAND} é feita para pessoas que querem casar, por isso procuramos casamentos, não minutos passados no ecrã.`,
    ],
  },
  values: {
    title: 'O que valorizamos',
    text: [
      {
        list: [
          '<strong>Honestidade,</strong> com os membros e entre nós.',
          '<strong>Respeito</strong> por cada fé, etnia e tradição.',
          '<strong>Coisas simples, bem feitas,</strong> para redes lentas e telemóveis modestos.',
          '<strong>Cuidado</strong> antes do crescimento: um membro que se sente em segurança fala disso a mais dois.',
        ],
      },
    ],
  },
  offer: 'O que oferecemos',
  noPositions: {
    title: 'Sem vagas abertas',
    text: 'De momento não estamos a contratar. Se gostaria de trabalhar connosco um dia, diga-nos o que faria aqui:',
  },
  positions: { title: 'Vagas abertas', text: ['Todas são à distância.'] },
  nothing: {
    title: 'Não há aqui nada para si?',
    text: ['Diga-nos o que faria aqui. Lemos tudo e respondemos a toda a gente.'],
  },
  apply: 'Candidatar-se por e-mail',
  application: 'Candidatura',
  fullTime: 'À distância · Tempo inteiro',
  partTime: 'À distância · Tempo parcial',
}
