// Whether all contacts of a member banned for fraud are told, once each, while the server is killed again and again.
//   npm run bench -- safety
import { tellContacts } from './contacts-notice.ts'
import { contactsNoticeFigures } from './contacts-notice-figures.ts'
import { report } from './figures.ts'

const PLANNED = { contacts: 10_000, kills: 20 }

report(contactsNoticeFigures(await tellContacts(PLANNED), PLANNED))
