import type { words as en } from '@ndoa/web/features/identity/accounts/words/security'
import { contacts } from './security/contacts.ts'
import { events } from './security/events.ts'
import { factor } from './security/factor.ts'
import { password } from './security/password.ts'
import { sessions } from './security/sessions.ts'

export const words: typeof en = {
  failed: 'Não foi possível carregar as suas definições de segurança',
  titles: {
    contacts: 'Como inicia sessão',
    password: 'Palavra-passe',
    factor: 'Início de sessão em dois passos',
    sessions: 'Os seus dispositivos',
    activity: 'Atividade recente',
  },
  notDone: 'Não foi possível. Tente de novo.',
  contacts,
  password,
  factor,
  sessions,
  events,
}
