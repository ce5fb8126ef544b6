import type { words as en } from './en.ts'
import { contacts } from './sw/contacts.ts'
import { events } from './sw/events.ts'
import { factor } from './sw/factor.ts'
import { password } from './sw/password.ts'
import { sessions } from './sw/sessions.ts'

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
