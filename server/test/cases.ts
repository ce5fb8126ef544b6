import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { App } from '../src/platform/app.ts'
import type { Cases, Reports } from '../src/platform/db/generated/tables.ts'
import { evidenceFile } from '../src/platform/storage.ts'

const HOUR = 3_600_000

/** An open case, about reports and due in a day unless a test says otherwise. @returns its id */
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

/** A report in a case, by nobody who is still there unless a test says otherwise. @returns its id */
export async function aReport(
  { db, clock, cases }: Pick<App, 'db' | 'clock' | 'cases'>,
  case_id: string,
  traits: Partial<Insertable<Reports>> = {},
): Promise<string> {
  const client_report_id = randomUUID()
  const told = JSON.stringify({ display_name: 'Kofi', details: null })
  const { id } = await db
    .insertInto('reports')
    .values({
      case_id,
      client_report_id,
      surface: 'profile',
      reason: 'money',
      sealed: cases.sealing.encrypt(told, client_report_id),
      created_at: clock.now(),
      ...traits,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A photo as it was when it was reported; its file says whose copy it is. @returns the id of the evidence */
export async function aFrozenPhoto(app: App, case_id: string): Promise<string> {
  const [id, storage_key] = [randomUUID(), randomUUID()]
  const { sealing } = app.cases
  await app.storage.put(
    evidenceFile(storage_key),
    sealing.encryptBytes(Buffer.from(`evidence ${id}`), storage_key),
  )
  await app.db
    .insertInto('evidence')
    .values({
      id,
      case_id,
      report_id: await aReport(app, case_id),
      kind: 'photo',
      sealed: sealing.encrypt(JSON.stringify({ reported: true }), id),
      photo_id: randomUUID(),
      storage_key,
      taken_at: app.clock.now(),
    })
    .execute()
  return id
}
