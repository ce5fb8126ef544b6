import { BRAND } from '@ndoa/contract/brand'
import { pluralPt as plural } from '@ndoa/contract/plural'
import type { words as en } from '@ndoa/server/features/notifications/deliveries/words'

/** Mails, text messages and lock screens may be read by others, so these never name the sender or quote a message. */
export const words: typeof en = {
  preview: 'Veja quando tiver um momento.',
  turnOff: (link) =>
    `Enviamos, no máximo, um e-mail destes por dia. Para os desativar sem iniciar sessão: ${link}`,
  news: {
    match: {
      subject: `Tem uma nova afinidade na ${BRAND}`,
      heading: 'Uma nova afinidade',
      line: 'Tem uma nova afinidade. Diga olá:',
      label: 'Ver as minhas afinidades',
    },
    message: {
      subject: `Tem uma nova mensagem na ${BRAND}`,
      heading: 'Uma nova mensagem',
      line: 'Tem uma nova mensagem:',
      label: 'Ler',
    },
    like: {
      subject: `Alguém gostou do seu perfil na ${BRAND}`,
      heading: 'Alguém gostou do seu perfil',
      line: 'Alguém gostou do seu perfil:',
      label: 'Ver quem é',
    },
    search: {
      subject: `Há uma nova pessoa que corresponde à sua pesquisa na ${BRAND}`,
      heading: 'Há uma nova pessoa que corresponde à sua pesquisa',
      line: 'Há uma nova pessoa que corresponde a uma pesquisa que guardou:',
      label: 'Ver quem é',
    },
    views: {
      subject: `O seu perfil foi visto na ${BRAND}`,
      heading: 'Visitas ao seu perfil',
      line: 'Houve membros que viram o seu perfil esta semana:',
      label: 'Ver quantos',
    },
    reminder: {
      subject: `Há algo à sua espera na ${BRAND}`,
      heading: 'Um lembrete',
      line: 'Há algo à sua espera:',
      label: 'Ver',
    },
    safety: {
      subject: `Um aviso da ${BRAND}`,
      heading: 'Um aviso sobre a sua segurança ou a sua conta',
      line: 'Há um aviso sobre a sua segurança ou a sua conta:',
      label: 'Ler',
    },
  },
  several: {
    subject: `Novidades para si na ${BRAND}`,
    heading: 'Novidades para si',
    line: 'Eis o que está à sua espera:',
    label: 'Ver',
  },
  /** For a message that combines several kinds of news. */
  counts: {
    match: (count) => formOf(count, '1 nova afinidade', `${count} novas afinidades`),
    message: (count) =>
      formOf(count, '1 conversa com novas mensagens', `${count} conversas com novas mensagens`),
    like: (count) => formOf(count, '1 novo «Gosto»', `${count} novos «Gostos»`),
    search: () => 'Pessoas novas nas suas pesquisas guardadas',
    views: () => 'Visitas ao seu perfil',
    reminder: (count) => formOf(count, '1 lembrete', `${count} lembretes`),
    safety: (count) => formOf(count, '1 aviso', `${count} avisos`),
  },
  /** For members who opted in to marketing mails. */
  weekly: {
    subject: `A sua semana na ${BRAND}`,
    heading: 'A sua semana',
    preview: 'Quem combina consigo e o que está à sua espera.',
    fits: (count) =>
      formOf(count, '1 membro corresponde ao que procura.', `${count} membros correspondem ao que procura.`),
    best: (percents) => `Melhor compatibilidade: ${percents.map((percent) => `${percent}%`).join(', ')}.`,
    likes: (count) =>
      formOf(count, '1 «Gosto» aguarda a sua resposta.', `${count} «Gostos» aguardam a sua resposta.`),
    label: 'Ver quem corresponde',
    why: (link) =>
      `Recebe este e-mail porque escolheu os e-mails publicitários. Para os desativar sem iniciar sessão: ${link}`,
  },
  sms: (link) => `${BRAND}: tem uma nova afinidade. ${link}`,
}

const formOf = (count: number, one: string, other: string) => plural(count, { one, many: other, other })
