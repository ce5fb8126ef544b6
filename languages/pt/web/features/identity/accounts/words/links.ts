import type { words as en } from '@ndoa/web/features/identity/accounts/words/links'

export const words: typeof en = {
  link: {
    notSignedIn: 'Não foi possível iniciar sessão',
    error: (why) => `Não foi possível iniciar sessão: ${why}`,
    reasons: {
      access_denied: 'o acesso foi recusado.',
      otp_expired: 'este link expirou. Peça um novo.',
      server_error: 'o outro serviço teve um problema. Tente de novo.',
      temporarily_unavailable: 'o outro serviço está muito ocupado. Tente de novo dentro de momentos.',
    },
    almostThere: 'Está quase',
    signInHere: 'Quer iniciar sessão neste dispositivo?',
    signingIn: 'A iniciar sessão…',
  },
  confirmSignUp: {
    text: 'O seu link abriu num navegador diferente daquele em que se registou. Introduza a palavra-passe que escolheu, para sabermos que o registo é seu.',
    confirm: 'Confirmar o meu e-mail',
    confirming: 'A confirmar…',
    forgotTitle: 'Esqueceu-se da palavra-passe, ou não foi o seu registo?',
    forgotText:
      'Qualquer pessoa pode escrever um endereço de e-mail. Este é seu, por isso pode recomeçar com os seus próprios dados e uma nova palavra-passe.',
    startOver: 'Recomeçar',
  },
  startOver: {
    title: 'Recomeçar',
    text: 'O seu link mostra que este endereço de e-mail é seu. Fale-nos de si e escolha uma palavra-passe. Tudo o que tenha sido introduzido antes com este endereço será eliminado.',
  },
  switchAccount: {
    title: 'Mudar de conta?',
    text: (name) => `A sessão está iniciada como ${name}, mas este link é de outra conta.`,
    deleted: 'Se mudar de conta, isso será eliminado.',
    switch: 'Mudar de conta',
    switching: 'A mudar de conta…',
    stay: (name) => `Continuar como ${name}`,
    someoneElse: 'outra pessoa',
  },
}
