import type { words as en } from './en.ts'
import { contacts } from './pt/contacts.ts'
import { events } from './pt/events.ts'
import { factor } from './pt/factor.ts'
import { password } from './pt/password.ts'
import { sessions } from './pt/sessions.ts'

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
