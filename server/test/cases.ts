import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import { encryptEvidence, encryptReport } from '../src/features/trust/reports/index.ts'
import type { App } from '../src/platform/app.ts'
import type { Cases, Reports } from '../src/platform/db/generated/tables.ts'
import { evidenceFile } from '../src/platform/storage.ts'
import { aStaffMember } from './staff.ts'

const HOUR = 3_600_000

/** Adds an open case, by default about reports and due in a day. @returns its id */
export async function aCase(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  traits: Partial<Insertable<Cases>> = {},
): Promise<string> {
  const now = clock.now()
  const { id } = await db
    .insertInto('cases')
    .values({
      kind: 'reports',
      opened_at: now,
      waiting_since: now,
      due_at: new Date(now.getTime() + 24 * HOUR),
      ...traits,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Adds a report to a case, by default from a deleted account. @returns its id */
export async function aReport(
  { db, clock, cases }: Pick<App, 'db' | 'clock' | 'cases'>,
  case_id: string,
  traits: Partial<Insertable<Reports>> = {},
): Promise<string> {
  const id = randomUUID()
  const told = { display_name: 'Kofi', details: null, user_id: randomUUID(), photo_id: null, message_ids: [] }
  await db
    .insertInto('reports')
    .values({
      id,
      case_id,
      client_report_id: randomUUID(),
      surface: 'profile',
      reason: 'money',
      sealed: encryptReport({ cases }, id, told),
      created_at: clock.now(),
      ...traits,
    })
    .execute()
  return id
}

export async function aFrozenPhoto(app: App, case_id: string): Promise<string> {
  const [id, photo_id, storage_key] = [randomUUID(), randomUUID(), randomUUID()]
  const { encryption } = app.cases
  await app.storage.put(
    evidenceFile(storage_key),
    encryption.encryptBytes(Buffer.from(`evidence ${id}`), storage_key),
  )
  await app.db
    .insertInto('evidence')
    .values({
      id,
      case_id,
      report_id: await aReport(app, case_id),
      kind: 'photo',
      sealed: encryptEvidence(app, case_id, id, { photoId: photo_id, storageKey: storage_key }),
      photo_id,
      storage_key,
      taken_at: app.clock.now(),
    })
    .execute()
  return id
}

export async function aConfirmedBan(app: App, subject_id: string): Promise<string> {
  const now = app.clock.now()
  const [first, second] = [await aStaffMember(app), await aStaffMember(app, { is_senior: true })]
  const { id } = await app.db
    .insertInto('decisions')
    .values({
      case_id: await aCase(app, { subject_id }),
      subject_id,
      step: 'banned',
      reason: 'money',
      strikes: 0,
      decided_by: first.id,
      decided_at: now,
      effective_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const decision = app.db.updateTable('decisions').where('id', '=', id)
  const senior_case_id = await aCase(app, { kind: 'ban', subject_id })
  await decision.set({ applied_at: now, senior_case_id }).execute()
  await decision.set({ confirmed_by: second.id, confirmed_at: now }).execute()
  return id
}
