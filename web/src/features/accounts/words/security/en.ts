import { contacts } from './en/contacts.ts'
import { events } from './en/events.ts'
import { factor } from './en/factor.ts'
import { password } from './en/password.ts'
import { sessions } from './en/sessions.ts'

/** How members sign in, and what has happened to their account. */
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
