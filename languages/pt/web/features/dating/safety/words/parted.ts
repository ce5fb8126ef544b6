import type { words as en } from '@ndoa/web/features/dating/safety/words/parted'

export const words: typeof en = {
  failed: 'Não foi possível carregar esta lista',
  hidden: {
    title: 'Não é para mim',
    text: 'As pessoas que não quer voltar a ver. Não são informadas.',
    empty: 'Ninguém até agora.',
    on: (date) => `Perfil ocultado em ${date}`,
    showAgain: 'Mostrar de novo',
    showAgainName: (name) => `Mostrar ${name} de novo`,
  },
  blocked: {
    title: 'Bloqueios',
    text: 'As pessoas que bloqueia não podem ver o seu perfil, nem vice-versa. Não são informadas.',
    empty: 'Não bloqueou ninguém.',
    on: (date) => `Bloqueio de ${date}`,
    unblock: 'Desbloquear',
    unblockName: (name) => `Desbloquear ${name}`,
  },
  partings: {
    title: 'As pessoas de quem me afastei',
    text: 'As pessoas com quem terminou uma afinidade ou que bloqueou nos últimos 90 dias. Mais ninguém pode ver esta lista.',
    empty: 'Ninguém nos últimos 90 dias.',
    unmatchedOn: (date) => `Afinidade terminada em ${date}`,
  },
}
