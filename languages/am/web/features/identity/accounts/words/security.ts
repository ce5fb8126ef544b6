import type { words as en } from '@ndoa/web/features/identity/accounts/words/security'
import { contacts } from './security/contacts.ts'
import { events } from './security/events.ts'
import { factor } from './security/factor.ts'
import { password } from './security/password.ts'
import { sessions } from './security/sessions.ts'

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
