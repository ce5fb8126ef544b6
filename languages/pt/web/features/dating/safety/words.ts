import type { words as en } from '@ndoa/web/features/dating/safety/words'

export const words: typeof en = {
  notForMe: 'Não é para mim',
  notForMeName: (name) => `Não é para mim: ${name}`,
  unmatch: 'Terminar esta afinidade',
  block: 'Bloquear',
  more: (name) => `Mais opções para ${name}`,
  report: (name) => `Denunciar ${name}`,
  secret: 'Esta pessoa não saberá quem fez a denúncia.',
  hidden: (name) => `Não voltaremos a mostrar-lhe ${name}.`,
  undo: 'Anular',
  confirm: {
    block: {
      title: (name) => `Bloquear ${name}?`,
      text: 'Deixam de se ver. Esta pessoa não será informada.',
    },
    unmatch: {
      title: (name) => `Terminar a afinidade com ${name}?`,
      text: 'A vossa conversa desaparece para ambos. Esta pessoa não será informada.',
    },
  },
  failures: {
    block: (name) => `Não foi possível bloquear ${name}. Tente de novo.`,
    unblock: (name) => `Não foi possível desbloquear ${name}. Tente de novo.`,
    unmatch: (name) => `Não foi possível terminar a afinidade com ${name}. Tente de novo.`,
    hide: (name) => `Não foi possível ocultar ${name}. Tente de novo.`,
    unhide: (name) => `Não foi possível voltar a mostrar ${name}. Tente de novo.`,
  },
}
