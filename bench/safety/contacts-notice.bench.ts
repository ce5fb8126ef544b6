// Checks that each contact of a member banned for fraud is notified exactly once while the server is killed
// repeatedly.
import { notifyContacts } from './contacts-notice.ts'
import { contactsNoticeFigures } from './contacts-notice-figures.ts'
import { report } from './figures.ts'

const PLANNED = { contacts: 10_000, kills: 20 }

report(contactsNoticeFigures(await notifyContacts(PLANNED), PLANNED))
