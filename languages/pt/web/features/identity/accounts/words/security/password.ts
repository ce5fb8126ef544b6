import type { password as en } from '@ndoa/web/features/identity/accounts/words/security/password'

export const password: typeof en = {
  onlyPhone:
    'Para iniciar sessão, enviamos um código para o seu telemóvel, por isso não precisa de palavra-passe. Para definir uma, adicione primeiro um endereço de e-mail acima: iniciará sessão com os dois em conjunto.',
  change: 'Alterar a palavra-passe',
  current: 'Palavra-passe atual',
  next: 'Nova palavra-passe',
  confirm: 'Confirmar a nova palavra-passe',
  update: 'Alterar a palavra-passe',
  updating: 'A alterar…',
  error: 'A palavra-passe não foi alterada',
  differ: 'As palavras-passe não coincidem.',
  failed: 'Não foi possível alterar a palavra-passe.',
  changed: 'Palavra-passe alterada',
  changedText:
    'A sua palavra-passe foi alterada. Da próxima vez que iniciar sessão, use a nova palavra-passe.',
  sendsCode: (phone) => `Para confirmar a sua identidade, enviaremos um código para ${phone}.`,
  verify: 'Verificar',
}
