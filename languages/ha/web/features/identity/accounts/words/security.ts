import type { words as en } from '@ndoa/web/features/identity/accounts/words/security'
import { contacts } from './security/contacts.ts'
import { events } from './security/events.ts'
import { factor } from './security/factor.ts'
import { password } from './security/password.ts'
import { sessions } from './security/sessions.ts'

export const words: typeof en = {
  failed: 'Ba mu iya loda saitunan tsaronku ba',
  titles: {
    contacts: 'Yadda kuke shiga',
    password: 'Kalmar sirri',
    factor: 'Shiga ta mataki biyu',
    sessions: 'Na’urorinku',
    activity: 'Abubuwan da suka faru kwanan nan',
  },
  notDone: 'Bai yi nasara ba. Ku sake gwadawa.',
  contacts,
  password,
  factor,
  sessions,
  events,
}
