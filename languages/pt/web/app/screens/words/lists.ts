import type { lists as en } from '@ndoa/web/app/screens/words/lists'

export const lists: typeof en = {
  likes: {
    title: 'Quem gostou do seu perfil',
    failed: 'Não foi possível carregar os «Gostos»',
    failedToast: 'Não foi possível carregar os «Gostos»',
    loading: 'A carregar os «Gostos»…',
    none: 'Ainda não há «Gostos»',
    noneText:
      'Quando alguém gostar do seu perfil, verá aqui essa pessoa. Um perfil completo, com fotos, ajuda.',
  },
  matches: {
    title: 'As minhas afinidades',
    failed: 'Não foi possível carregar as afinidades',
    failedText: 'Não foi possível obter as suas afinidades',
    failedToast: 'Não foi possível carregar as afinidades',
    loading: 'A carregar as afinidades…',
    none: 'Ainda não há afinidades',
    noneText: 'Quando gosta do perfil de alguém e o interesse é recíproco, podem escrever-se aqui.',
  },
  notifications: {
    title: 'Notificações',
    failed: 'Não foi possível carregar as notificações',
    notChanged: 'Não foi possível atualizar as notificações. Tente de novo.',
    noneUnread: 'Nenhuma notificação por ler',
    noneUnreadText: 'Já leu tudo.',
    all: 'Todas as notificações',
    none: 'Nenhuma notificação',
    noneOfKind: 'Ainda não há nada deste género aqui.',
    noneText:
      'Quando alguém gostar do seu perfil, houver uma nova afinidade ou lhe escreverem, verá isso aqui.',
  },
}
