import type { words as en } from '@ndoa/web/features/trust/verification/words/member'

export const words: typeof en = {
  ask: 'Pedir que verifique o perfil',
  asked: (name) => `Enviámos o seu pedido a ${name}.`,
  notDone: 'Não foi possível. Tente de novo.',
}
