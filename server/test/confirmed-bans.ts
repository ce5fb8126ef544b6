import type { App } from '../src/platform/app.ts'
import { aCase } from './cases.ts'
import { aStaffMember } from './staff.ts'

type ConfirmedBanApp = Pick<App, 'db' | 'staff' | 'clock'>

/** Adds a ban confirmed by two staff members, without its consequences. @returns the decision's id */
export const aConfirmedBan = (app: ConfirmedBanApp, subject_id: string, kind = 'reports') =>
  aConfirmed(app, kind, { subject_id, step: 'banned', reason: 'money' })

export async function liftBan(app: ConfirmedBanApp, banId: string): Promise<void> {
  const lifting = await aConfirmed(app, 'reports', { subject_id: null, step: 'lifted', lifts_id: banId })
  const { confirmed_by } = await app.db
    .selectFrom('decisions')
    .select('confirmed_by')
    .where('id', '=', lifting)
    .executeTakeFirstOrThrow()
  const lifted = { lifted_by: confirmed_by, lifted_at: app.clock.now() }
  await app.db.updateTable('decisions').set(lifted).where('id', '=', banId).execute()
}

interface Proposal {
  subject_id: string | null
  step: 'banned' | 'lifted'
  reason?: 'money'
  lifts_id?: string
}

async function aConfirmed(app: ConfirmedBanApp, kind: string, proposal: Proposal): Promise<string> {
  const now = app.clock.now()
  const [author, senior] = [await aStaffMember(app), await aStaffMember(app, { is_senior: true })]
  const closed = { closed_at: now, outcome: 'breach', subject_id: proposal.subject_id }
  const { id } = await app.db
    .insertInto('decisions')
    .values({
      ...proposal,
      case_id: await aCase(app, { ...closed, kind }),
      strikes: 0,
      decided_by: author.id,
      decided_at: now,
      effective_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const update = app.db.updateTable('decisions').where('id', '=', id)
  await update
    .set({ applied_at: now, senior_case_id: await aCase(app, { ...closed, kind: 'ban' }) })
    .execute()
  await update.set({ confirmed_by: senior.id, confirmed_at: now }).execute()
  return id
}
