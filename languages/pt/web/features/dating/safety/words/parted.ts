import type { words as en } from '@ndoa/web/features/dating/safety/words/parted'

export const words: typeof en = {
  failed: 'Não foi possível carregar esta lista',
  hidden: {
    title: 'Não é para mim',
    text: 'Estas pessoas não voltam a aparecer-lhe e não são informadas.',
    empty: 'Ninguém.',
    on: (date) => `Perfil ocultado em ${date}`,
    showAgain: 'Mostrar de novo',
    showAgainName: (name) => `Mostrar ${name} de novo`,
  },
  blocked: {
    title: 'Bloqueios',
    text: 'Não se podem ver, e estas pessoas não são informadas.',
    empty: 'Ninguém.',
    on: (date) => `Bloqueio de ${date}`,
    unblock: 'Desbloquear',
    unblockName: (name) => `Desbloquear ${name}`,
  },
  partings: {
    title: 'As pessoas de quem me afastei',
    text: 'Dos últimos 90 dias; só esta conta vê a lista.',
    empty: 'Ninguém em 90 dias.',
    unmatchedOn: (date) => `Afinidade terminada em ${date}`,
  },
}
