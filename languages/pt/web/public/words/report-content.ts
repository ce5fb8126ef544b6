import { BRAND } from '@ndoa/contract/brand'
import type { words as en } from '@ndoa/web/public/words/report-content'
import { reportLabels } from './phrases/rules.ts'

export const words: typeof en = {
  title: 'Comunicar conteúdo',
  description: `Fale à ${BRAND}, sem conta, de algo aqui que é ilegal ou viola as nossas regras.`,
  subtitle:
    'Fale-nos de um perfil, de uma imagem ou de uma página aqui que seja ilegal ou viole as nossas regras. Não precisa de conta.',
  inDanger: 'Ligue primeiro à polícia. Depois, diga-nos.',
  account: {
    title: 'Tem conta?',
    text: 'Inicie sessão e denuncie a partir dos três pontos ao lado de um nome, uma foto ou uma mensagem: assim vemos a que se refere, e pode ver o que resulta.',
  },
  form: {
    title: 'O que viu?',
    about: 'Perfil ou página',
    aboutHint: 'Um link, ou um nome e onde o viu',
    reason: 'Motivo',
    chooseReason: 'Escolha um motivo',
    reasons: reportLabels,
    details: 'O que está errado?',
    name: 'O seu nome',
    nameHint: 'Pode deixar em branco',
    email: 'O seu e-mail',
    emailHint: 'Para lhe podermos dizer o que decidimos. Pode deixar em branco',
  },
  sending: {
    needed: {
      about: 'Diga a que perfil ou página se refere',
      reason: 'Escolha um motivo',
      details: 'Diga-nos o que está errado',
    },
    send: 'Enviar a comunicação',
    sending: 'A enviar a comunicação…',
    sent: 'Comunicação enviada',
    thanks: 'Obrigado pela sua comunicação. Alguém da nossa equipa vai analisá-la.',
    failed: 'Não foi possível enviar a comunicação',
    tooMany: {
      one: 'Enviou muitas comunicações. Tente de novo dentro de {count} minuto ou contacte-nos diretamente',
      other:
        'Enviou muitas comunicações. Tente de novo dentro de {count} minutos ou contacte-nos diretamente',
    },
  },
}
