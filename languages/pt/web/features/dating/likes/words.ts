import type { words as en } from '@ndoa/web/features/dating/likes/words'

export const words: typeof en = {
  like: 'Gosto',
  likeName: (name) => `Gosto: ${name}`,
  likeBack: 'Também gosto',
  likeBackName: (name) => `Também gosto: ${name}`,
  likeFailed: 'Não foi possível enviar o seu «Gosto». Tente de novo.',
  likeBackFailed: 'Não foi possível enviar o seu «Gosto». Tente de novo.',
  likedBack: (name) => `Também gostou do perfil de ${name}!`,
  undoFailed: 'Não foi possível retirar o seu «Gosto». Tente de novo.',
  liked: 'O seu «Gosto» foi enviado!',
  alreadyLiked: '«Gosto» enviado',
  message: 'Mensagem <name></name>',
  sent: {
    title: '«Gosto» enviado!',
    to: (name) => `Para ${name}.`,
    undo: 'Anular',
    browse: 'Continuar a ver perfis',
  },
  tiles: {
    total: '«Gostos»',
    average: 'Compat. média',
    visible: 'Visíveis',
    verified: 'Verificados',
  },
  list: 'Gostos',
  title: '«Gostos» recebidos',
  sortBy: 'Ordenar por',
  orders: {
    recent: 'Mais recentes',
    compatibility: 'Maior compatibilidade',
    verified: 'Verificados primeiro',
    photos: 'Mais fotos',
  },
  layout: 'Apresentação',
  views: { grid: 'Grelha', list: 'Lista' },
  premium: 'Função premium',
  newLike: 'Novo!',
  likedYou: (day) =>
    /\d{4}/.test(day) ? `Gostou do seu perfil em ${day}` : `Gostou do seu perfil ${day.toLowerCase()}`,
  noBio: 'Sem apresentação',
  resume: {
    title: 'O seu perfil está em pausa',
    text: (name) =>
      `${name} não pode ver o seu perfil enquanto ele está em pausa. Retome-o para enviar o seu «Gosto».`,
    notNow: 'Agora não',
    confirm: 'Retomar e enviar «Gosto»',
    failed: 'Não foi possível retomar. Tente de novo.',
  },
}
