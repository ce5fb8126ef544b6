import type { words as en } from '@ndoa/web/public/words/unsubscribe'

export const words: typeof en = {
  title: 'Desativar estes e-mails',
  description: 'Desative o tipo de e-mail que acabou de ler.',
  text: 'Já não quer receber e-mails deste tipo? Prima o botão. Os e-mails sobre a sua conta e a segurança dela continuam a chegar.',
  sending: {
    needed: {},
    send: 'Desativar estes e-mails',
    sending: 'A desativar…',
    sent: 'Desativado',
    thanks:
      'Não receberá mais e-mails deste tipo. Pode voltar a ativá-los nas Definições, em «Notificações».',
    failed: 'Não resultou',
    gone: 'Este link está incompleto ou tem mais de 13 meses. Inicie sessão e desative estes e-mails nas Definições, em «Notificações», ou contacte-nos diretamente',
    tooMany: {
      one: 'Tentou muitas vezes. Tente de novo dentro de {count} minuto ou contacte-nos diretamente',
      other: 'Tentou muitas vezes. Tente de novo dentro de {count} minutos ou contacte-nos diretamente',
    },
  },
}
