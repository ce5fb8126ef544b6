import { lockUntilCommit, type Tx } from '../../platform/db.ts'

/** One after the other, to the end of their transactions. */
export const lockStaff = (tx: Tx): Promise<void> => lockUntilCommit(tx, 'staff')
