import { pluralPt as plural } from '@ndoa/contract/plural'
import { formatCount } from '@ndoa/contract/portuguese'
import type * as en from '@ndoa/web/features/dating/messaging/words/chat'

const characters = (count: number) =>
  plural(count, {
    one: '1 carácter',
    many: `${formatCount(count)} de caracteres`,
    other: `${formatCount(count)} caracteres`,
  })

export const cautions: typeof en.cautions = {
  money: {
    title: 'Tenha cuidado com o dinheiro',
    text: 'Parece que aqui se falou de dinheiro. Nunca envie dinheiro, cartões-presente, códigos nem dados bancários a alguém com quem ainda não se encontrou, por mais triste ou urgente que seja a história. Uma pessoa bem-intencionada vai compreender.',
  },
  contact: {
    title: 'Não tenha pressa em passar para outra aplicação',
    text: 'Aqui pode bloquear e denunciar, e a nossa equipa pode ajudar. Noutro lado, não podemos. Continuem a conversar aqui até se conhecerem bem.',
  },
}

export const moneyQuestion: typeof en.moneyQuestion = {
  title: 'É este o momento certo para falar de dinheiro?',
  text: 'Há muitos desconhecidos que pedem dinheiro aos membros, e isso preocupa muita gente. Se ainda não se encontraram pessoalmente, deixe o dinheiro fora da conversa. Se o assunto era outro, pode continuar.',
  understood: 'Compreendo',
}

export const composer: typeof en.composer = {
  label: (name) => `Mensagem para ${name}`,
  placeholder: 'Escreva uma mensagem…',
  left: (count) =>
    plural(count, {
      one: `Resta ${characters(count)}`,
      many: `Restam ${characters(count)}`,
      other: `Restam ${characters(count)}`,
    }),
  tooMany: (count) => `${characters(count)} a mais`,
  tooLong: 'A sua mensagem é demasiado longa para ser enviada',
  fewLeft: (most) => `Restam, no máximo, ${characters(most)}`,
}

export const bubble: typeof en.bubble = {
  from: (name) => `${name}: `,
  fromYou: 'Eu: ',
  at: (time) => `, ${time}`,
  atIn: (time, state) => `, ${time}, ${state}`,
  moment: (date, time) => `${date}, ${time}`,
  states: {
    sending: 'A enviar',
    waiting: 'À espera da rede',
    failed: 'Não enviada',
    stored: 'Enviada',
    read: 'Lida',
  },
  notSent: (reason) => `Não enviada. ${reason}`,
  retry: 'Tentar de novo',
  discard: 'Eliminar',
}
