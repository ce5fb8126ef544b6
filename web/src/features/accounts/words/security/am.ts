import { contacts } from './am/contacts.ts'
import { events } from './am/events.ts'
import { factor } from './am/factor.ts'
import { password } from './am/password.ts'
import { sessions } from './am/sessions.ts'
import type { words as en } from './en.ts'

/** How members sign in, and what has happened to their account. */
export const words: typeof en = {
  failed: 'የደህንነት ቅንብሮችዎን መጫን አልተቻለም',
  titles: {
    contacts: 'እንዴት እንደሚገቡ',
    password: 'የይለፍ ቃል',
    factor: 'በሁለት ደረጃ መግባት',
    sessions: 'መሣሪያዎችዎ',
    activity: 'የቅርብ እንቅስቃሴ',
  },
  notDone: 'አልተሳካም። እንደገና ይሞክሩ።',
  contacts,
  password,
  factor,
  sessions,
  events,
}
