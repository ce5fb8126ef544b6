import type { words as en } from '@ndoa/web/features/notifications/in-app/words'

export const words: typeof en = {
  list: 'Notificações',
  title: 'As mais recentes primeiro',
  loading: 'A carregar as notificações…',
  show: 'Mostrar',
  filters: {
    all: 'Todas as notificações',
    match: 'Afinidades',
    message: 'Mensagens',
    like: 'Gostos',
    reminder: 'Lembretes',
    safety: 'Segurança',
  },
  unreadOnly: 'Só as não lidas',
  markAllRead: 'Marcar todas como lidas',
  unread: 'Por ler',
  unreadOne: 'Por ler',
  total: 'Total',
  dismiss: (title) => `Retirar: ${title}`,
  dismissOf: (title, name) => `Retirar: ${title} ${name}`,
}
