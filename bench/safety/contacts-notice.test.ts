import { expect, test } from 'vitest'
import { type ContactsNotice, contactsNoticeFigures } from './contacts-notice-figures.ts'

const CONTACTS = Array.from({ length: 100 }, (_, n) => `contact ${n}`)
const FAULTLESS: ContactsNotice = { contacts: CONTACTS, notified: CONTACTS, kills: 20, seconds: 40 }
const failures = (bug: Partial<ContactsNotice>) =>
  contactsNoticeFigures({ ...FAULTLESS, ...bug }, { contacts: 100, kills: 20 })
    .filter(({ isMet }) => !isMet)
    .map(({ name, found }) => `${name}: ${found}`)

test('notifying each contact once, on time, passes', () => {
  expect(failures({})).toEqual([])
})

test.each<[string, Partial<ContactsNotice>, string[]]>([
  ['a lost notice', { notified: CONTACTS.slice(1) }, ['D4: contacts told of a ban for fraud: 99 of 100']],
  ['one that was sent again', { notified: [...CONTACTS, 'contact 7'] }, ['D4: contacts told twice: 1']],
  ['one to a member who is no contact', { notified: [...CONTACTS, 'a match'] }, ['D4: others told: 1']],
  [
    'one to a stranger in place of a contact',
    { notified: [...CONTACTS.slice(1), 'a match'] },
    ['D4: contacts told of a ban for fraud: 99 of 100', 'D4: others told: 1'],
  ],
  ['a server that was never killed', { kills: 0 }, ['D4: times the server was killed: 0']],
  ['a last notice after five minutes', { seconds: 301 }, ['D4: seconds until all were told: 301']],
])('the judge detects a planted bug: %s', (_what, bug, figures) => {
  expect(failures(bug)).toEqual(figures)
})
