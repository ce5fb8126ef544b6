// Whether all contacts of a member banned for fraud are told, once each, while the server is killed again and again.
//   npm run bench -- safety
import { contactsNoticeFigure } from './contacts-notice.ts'
import { report } from './figures.ts'

const CONTACTS = 10_000
const KILLS = 20
const SECONDS = 300

const { told, twice, missing, kills, seconds } = await contactsNoticeFigure({
  contacts: CONTACTS,
  kills: KILLS,
})
report([
  {
    name: 'D4: contacts told of a ban for fraud',
    found: `${told} of ${CONTACTS}`,
    floor: 'all',
    isMet: told === CONTACTS && missing === 0,
  },
  { name: 'D4: contacts told twice', found: `${twice}`, floor: 'none', isMet: twice === 0 },
  { name: 'D4: times the server was killed', found: `${kills}`, floor: `${KILLS}`, isMet: kills === KILLS },
  {
    name: 'D4: seconds until all were told',
    found: seconds.toFixed(0),
    floor: `at most ${SECONDS}`,
    isMet: seconds <= SECONDS,
  },
])
