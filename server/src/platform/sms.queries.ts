import { sql } from 'kysely'
import type { Db } from './db.ts'

/** Counts a text message for its day (`2026-11-23`), whatever it is about. */
export const countSms = (db: Db, day: string) =>
  sql`insert into sms_days (day, parts) values (${day}::date, 1)
    on conflict (day) do update set parts = sms_days.parts + 1`.execute(db)
