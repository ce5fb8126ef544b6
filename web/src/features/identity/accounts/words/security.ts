import { contacts } from './security/contacts.ts'
import { events } from './security/events.ts'
import { factor } from './security/factor.ts'
import { password } from './security/password.ts'
import { sessions } from './security/sessions.ts'

export const words = {
  failed: 'We couldn’t load your security settings',
  titles: {
    contacts: 'How You Sign In',
    password: 'Password',
    factor: 'Two-Step Sign-In',
    sessions: 'Your Devices',
    activity: 'Recent Activity',
  },
  notDone: 'That didn’t work. Please try again.',
  contacts,
  password,
  factor,
  sessions,
  events,
}
