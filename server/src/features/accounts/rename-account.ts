import type { Db } from '../../platform/db.ts'

/** The account is called what the profile says: in the own header, in mails. */
export const renameAccount = (db: Db, userId: string, name: string) =>
  db.updateTable('users').set({ name }).where('id', '=', userId).execute()
