import type { words as en } from '@ndoa/web/app/leaving/words'

export const words: typeof en = {
  failed: 'Não foi possível carregar isto',
  didNotWork: 'Não foi possível. Tente de novo.',
  deactivate: {
    title: 'Desativar a conta',
    text: 'O seu perfil ficará oculto e não receberá notificações. As suas afinidades e mensagens são conservadas. Quando quiser voltar, basta iniciar sessão de novo.',
    ask: {
      title: 'Desativar a sua conta?',
      text: 'Ninguém verá o seu perfil até voltar a iniciar sessão. A sessão será terminada em todos os seus dispositivos.',
      confirmText: 'Desativar',
      busyText: 'A desativar…',
    },
  },
  delete: {
    title: 'Eliminar a conta',
    text: 'O seu perfil, as suas fotos, afinidades, conversas e definições serão eliminados definitivamente. Ninguém os pode recuperar.',
    ask: {
      title: 'Eliminar a sua conta para sempre?',
      text: 'O seu perfil, as suas fotos, afinidades, conversas e definições serão eliminados definitivamente. Esta ação não pode ser anulada.',
      confirmText: 'Eliminar para sempre',
      busyText: 'A eliminar…',
    },
  },
  data: {
    title: 'Os seus dados',
    text: 'Receba um ficheiro com tudo o que escreveu e enviou, para ler e guardar.',
    export: 'Exportar os meus dados',
    ready: (hours) => `A cópia dos seus dados está pronta. O link serve uma vez, no prazo de ${hours} horas.`,
    download: 'Descarregar os meus dados',
    downloading: 'A descarregar…',
  },
}
