import { pluralEn } from '@ndoa/contract/plural'
import { VISITOR_KINDS } from '@ndoa/contract/trust/case-rules'
import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/db.ts'
import { transaction } from '../../../platform/outbox.ts'
import { claimCasesDueForReminder, type LateCase } from './cases.queries.ts'

/** Claims each waiting photo once, when it is almost due. @returns due times, earliest first */
export type ClaimLatePhotos = (tx: Tx, now: Date) => Promise<Date[]>

export function caseJobs(app: App, claimPhotos: ClaimLatePhotos): void {
  app.jobs.define('remind-of-cases', () => remindOfCases(app, claimPhotos), { cron: '* * * * *' })
}

export async function remindOfCases(app: App, claimPhotos: ClaimLatePhotos): Promise<void> {
  const now = app.clock.now()
  await transaction(app, async (tx) => {
    const [cases, photos] = [await claimCasesDueForReminder(tx, now), await claimPhotos(tx, now)]
    const counts = [
      cases.length > 0 && pluralEn(cases.length, { one: 'a case', other: `${cases.length} cases` }),
      photos.length > 0 &&
        pluralEn(photos.length, { one: 'a new photo', other: `${photos.length} new photos` }),
    ].filter((one) => one !== false)
    if (counts.length === 0) return
    const lines = [...linesOfCases(cases, now), ...linesOfPhotos(photos, now)]
    const mail = {
      to: app.config.operatorEmail,
      subject: `Almost due: ${counts.join(' and ')}`,
      text: `These are waiting for staff:\n\n${lines.join('\n')}`,
    }
    await app.mail.send(mail, tx)
  })
}

const KINDS: Record<LateCase['kind'], string> = {
  reports: 'reports about a member',
  notice: 'a notice from outside',
  contact: 'a contact message',
  appeal: 'an appeal',
  ban: 'a proposed ban',
  same_person: 'an account that may be a banned person’s',
  shield: 'a member who asks for money',
  verification: 'live pictures of a member',
}

/** Merges visitors' notices into one line, however many there are. */
function linesOfCases(cases: readonly LateCase[], now: Date): string[] {
  const ofVisitors = cases.filter(({ kind }) => VISITOR_KINDS.includes(kind))
  const [first, ...more] = ofVisitors
  if (!first || more.length === 0) return cases.map((late) => lineOf(late, now))
  const ofMembers = cases.filter((late) => !ofVisitors.includes(late))
  const noticesLine = `${ofVisitors.length} notices from outside: the first ${dueAt(first.due_at, now)}`
  return [noticesLine, ...ofMembers.map((late) => lineOf(late, now))]
}

function lineOf({ number, kind, is_looked_at, due_at }: LateCase, now: Date): string {
  const state = is_looked_at ? ', looked at but not decided' : ''
  return `Case ${number}, ${KINDS[kind]}${state}: ${dueAt(due_at, now)}`
}

function linesOfPhotos([first, ...more]: readonly Date[], now: Date): string[] {
  if (!first) return []
  return [
    more.length === 0
      ? `A new photo: ${dueAt(first, now)}`
      : `${more.length + 1} new photos: the first ${dueAt(first, now)}`,
  ]
}

const dueAt = (due: Date, now: Date) =>
  `${due < now ? 'was due' : 'due'} ${due.toISOString().slice(0, 16).replace('T', ' ')} UTC`
