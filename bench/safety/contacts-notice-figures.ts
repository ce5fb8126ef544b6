import type { Figure } from './figures.ts'

/** What came of telling the contacts of a banned member. */
export interface ContactsNotice {
  /** To whom the banned member wrote. */
  contacts: string[]
  /** Of each notification: who got it. */
  notified: string[]
  kills: number
  /** In which a server ran, from the confirmation of the ban until the last one was told. */
  seconds: number
}

/** From the confirmation of the ban until all are told. */
export const LONGEST_SECONDS = 300

/** @param planned how many were to be told, and how often the server was to be killed meanwhile */
export function contactsNoticeFigures(
  { contacts, notified, kills, seconds }: ContactsNotice,
  planned: Record<'contacts' | 'kills', number>,
): Figure[] {
  const once = new Set(notified)
  const told = contacts.filter((contact) => once.has(contact)).length
  const twice = notified.length - once.size
  const others = once.size - told
  return [
    {
      name: 'D4: contacts told of a ban for fraud',
      found: `${told} of ${planned.contacts}`,
      floor: 'all',
      isMet: told === planned.contacts,
    },
    { name: 'D4: contacts told twice', found: `${twice}`, floor: 'none', isMet: twice === 0 },
    { name: 'D4: others told', found: `${others}`, floor: 'none', isMet: others === 0 },
    {
      name: 'D4: times the server was killed',
      found: `${kills}`,
      floor: `${planned.kills}`,
      isMet: kills === planned.kills,
    },
    {
      name: 'D4: seconds until all were told',
      found: seconds.toFixed(0),
      floor: `at most ${LONGEST_SECONDS}`,
      isMet: seconds <= LONGEST_SECONDS,
    },
  ]
}
