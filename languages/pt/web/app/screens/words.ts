import type { words as en } from '@ndoa/web/app/screens/words'
import { home } from './words/home.ts'
import { lists } from './words/lists.ts'

export const words: typeof en = {
  home,
  ...lists,
  messages: 'Mensagens',
  conversation: 'Conversa',
  findMatches: 'Encontrar alguém',
  findPerfect: 'Encontre a pessoa certa para si',
  photos: {
    title: 'As minhas fotos',
    text: (most) => `Mostre quem é: até ${most} fotos, pela ordem que escolher.`,
    unknownPlace: 'Local desconhecido',
  },
  profile: { title: 'Editar o perfil', text: 'Mantenha-o atualizado para receber melhores sugestões' },
  settings: {
    title: 'Definições da conta',
    signedInAs: 'Sessão iniciada como <name></name>.',
    signedInAsWith: 'Sessão iniciada como <name></name> (<email></email>).',
  },
  verification: 'Verificação',
  suspended: {
    pageTitle: 'A sua conta',
    title: 'A sua conta',
    logout: 'Terminar sessão',
    until: (date, time) => `A sua conta está suspensa até ${date}, às ${time}.`,
    forever: 'A sua conta está suspensa até novo aviso.',
    text: 'Olá, <name></name>. Até lá, ninguém pode ver o seu perfil, e não pode gostar de perfis, ter novas afinidades nem enviar mensagens. O seu perfil, as suas afinidades e as suas mensagens são conservados. As nossas regras estão nas <a>regras da comunidade</a>.',
    decided: 'O que decidimos, e porquê',
    contact: 'Algo não está claro? <a>Escreva-nos</a>. Respondemos no prazo de 24 horas.',
  },
}
