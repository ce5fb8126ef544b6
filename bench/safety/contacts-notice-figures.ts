import type { Figure } from './figures.ts'

export interface ContactsNotice {
  contacts: string[]
  notified: string[]
  kills: number
  /** Server uptime from the confirmation of the ban until the last contact was notified. */
  seconds: number
}

export const MAX_SECONDS = 300

export function contactsNoticeFigures(
  { contacts, notified, kills, seconds }: ContactsNotice,
  planned: Record<'contacts' | 'kills', number>,
): Figure[] {
  const once = new Set(notified)
  const count = contacts.filter((contact) => once.has(contact)).length
  const twice = notified.length - once.size
  const others = once.size - count
  return [
    {
      name: 'D4: contacts told of a ban for fraud',
      found: `${count} of ${planned.contacts}`,
      floor: 'all',
      isMet: count === planned.contacts,
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
      floor: `at most ${MAX_SECONDS}`,
      isMet: seconds <= MAX_SECONDS,
    },
  ]
}
