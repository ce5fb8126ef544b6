import type { words as en } from './en.ts'
import { contacts } from './fr/contacts.ts'
import { events } from './fr/events.ts'
import { factor } from './fr/factor.ts'
import { password } from './fr/password.ts'
import { sessions } from './fr/sessions.ts'

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
