import type { Tx } from '../../platform/db.ts'

/** The account is called what the profile says: in the own header, in mails. */
export const renameAccount = (tx: Tx, userId: string, name: string) =>
  tx.updateTable('users').set({ name }).where('id', '=', userId).execute()
