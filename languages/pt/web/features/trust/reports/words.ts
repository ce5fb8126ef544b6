import type { words as en } from '@ndoa/web/features/trust/reports/words'
import { reasons } from './words/reasons.ts'

export const words: typeof en = {
  reasons,
  help: {
    money:
      'Enviou dinheiro? Contacte já o seu banco ou o seu operador de mobile money e peça que anulem a operação. Não envie mais, e guarde a conversa: é uma prova.',
    threats:
      'Se está em perigo, ligue primeiro à polícia. Não pague: raramente acaba aí. Guarde as mensagens e não elimine a conversa.',
    trafficking:
      'Se alguém está em perigo neste momento, ligue primeiro à polícia ou para o número de emergência do seu país.',
    meeting:
      'Se tem ferimentos ou está em perigo, ligue primeiro à polícia ou peça uma ambulância. Conte a alguém da sua confiança. Um médico pode ajudar e guardar provas, seja o que for que decida mais tarde.',
  },
  rules: 'Cada um destes motivos corresponde a uma das nossas <a>regras da comunidade</a>.',
  form: {
    details: 'O que aconteceu? (facultativo)',
    detailsHint: 'Ajuda-nos a decidir com justiça.',
    alsoBlock: (name) => `Bloquear também ${name}: deixam de se ver`,
    failed: 'Não foi possível enviar a sua denúncia. Tente de novo.',
    sending: 'A enviar…',
    send: 'Enviar a denúncia',
  },
  thanks: (hours) =>
    `Obrigado pela sua denúncia. A nossa equipa vai analisá-la no prazo de ${hours === 1 ? 'uma hora' : `${hours} horas`}. Veja o que decidimos nas Definições, em «Privacidade».`,
  own: {
    title: 'As minhas denúncias',
    failed: 'Não foi possível carregar as suas denúncias',
    empty: 'Nenhuma.',
    someone: 'Um membro',
    about: (name, reason) => `${name}: ${reason}`,
    reported: (when) => (/\d{4}/.test(when) ? `Denúncia de ${when}` : `Denúncia enviada ${when}`),
    states: {
      received: 'Recebida. Alguém vai analisá-la em breve.',
      in_review: 'Alguém está a analisá-la.',
      breach: 'Verificámos que as nossas regras foram violadas, e agimos.',
      no_breach: 'Não encontrámos nada contra as nossas regras. Se continuar, faça uma nova denúncia.',
    },
  },
  secondLook: {
    ask: 'Pedir uma segunda análise',
    why: 'Porque devemos analisar de novo?',
    hint: (date) =>
      `Pode pedir uma só vez, até ${date}. Alguém que não participou na decisão fará a análise no prazo de três dias.`,
    failed: 'Não foi possível enviar o pedido. Tente de novo.',
    states: {
      open: (on) => `Pediu uma segunda análise em ${on}. Outra pessoa da nossa equipa vai tratar dela.`,
      upheld: (on) => `Outra pessoa voltou a analisar a decisão em ${on}, e ela mantém-se.`,
      lifted: (on) => `Outra pessoa voltou a analisar a decisão em ${on}, e está a ser tomada uma nova.`,
    },
  },
}
