import type { words as en } from '@ndoa/web/features/identity/accounts/words/security'
import { contacts } from './security/contacts.ts'
import { events } from './security/events.ts'
import { factor } from './security/factor.ts'
import { password } from './security/password.ts'
import { sessions } from './security/sessions.ts'

export const words: typeof en = {
  failed: 'Hatukuweza kupakia mipangilio yako ya usalama',
  titles: {
    contacts: 'Jinsi unavyoingia',
    password: 'Nenosiri',
    factor: 'Kuingia kwa hatua mbili',
    sessions: 'Vifaa vyako',
    activity: 'Matukio ya karibuni',
  },
  notDone: 'Haikufaulu. Tafadhali jaribu tena.',
  contacts,
  password,
  factor,
  sessions,
  events,
}
