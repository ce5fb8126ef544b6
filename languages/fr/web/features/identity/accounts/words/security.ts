import type { words as en } from '@ndoa/web/features/identity/accounts/words/security'
import { contacts } from './security/contacts.ts'
import { events } from './security/events.ts'
import { factor } from './security/factor.ts'
import { password } from './security/password.ts'
import { sessions } from './security/sessions.ts'

export const words: typeof en = {
  failed: 'Vos paramètres de sécurité ne se chargent pas',
  titles: {
    contacts: 'Comment vous vous connectez',
    password: 'Mot de passe',
    factor: 'Connexion en deux étapes',
    sessions: 'Vos appareils',
    activity: 'Activité récente',
  },
  notDone: 'Cela n’a pas fonctionné. Réessayez.',
  contacts,
  password,
  factor,
  sessions,
  events,
}
