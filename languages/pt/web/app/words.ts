import type { words as en } from '@ndoa/web/app/words'

export const words: typeof en = {
  loading: 'A carregar',
  failed: { title: 'Algo correu mal', text: 'Tente de novo dentro de momentos.' },
  notLoaded: { title: 'Ainda não carregado', text: 'Este ecrã abre quando a ligação voltar.' },
  notFound: {
    title: 'Página não encontrada',
    text: 'Esta página não existe ou mudou de endereço.',
    home: 'Ir para a página inicial',
  },
  newVersion: { title: 'Nova versão', reload: 'Recarregar' },
  sessionEnded: {
    title: 'Inicie sessão',
    text: 'A sua sessão terminou. Inicie sessão para continuar onde ficou.',
    signIn: 'Iniciar sessão',
  },
  followingLink: { activating: 'A ativar a sua conta…', authenticating: 'A verificar…' },
}
