import type { words as en } from '@ndoa/web/features/identity/accounts/words/confirm'

export const words: typeof en = {
  title: 'Obrigado pelo seu registo!',
  sentTo: 'Enviámos um link para <to></to>.',
  sent: 'Enviámos um link para o seu endereço.',
  open: 'Abra-o para ativar a sua conta. O link é válido por 24 horas.',
  notThere: 'Ainda não recebeu o e-mail?',
  notThereText: 'Veja na sua pasta de spam, ou peça que o enviemos de novo.',
  resend: 'Reenviar o e-mail',
  resendIn: (seconds) => `Reenviar dentro de ${seconds} s`,
  sending: 'A enviar…',
  sentAgain: 'Enviámos de novo o e-mail. Pode demorar um minuto a chegar.',
  notSent: 'Não foi possível enviar o e-mail. Tente de novo.',
  wrongAddress: 'O endereço está errado?',
  wrongAddressText: 'Registe-se de novo com o endereço certo.',
  otherAddress: 'Mudar de endereço',
  outbox:
    'Isto é uma demonstração: os e-mails não saem daqui. <a>Ler o seu na caixa de saída de desenvolvimento</a>',
  follow: 'Em breve, também no Facebook, no Instagram e no X.',
}
