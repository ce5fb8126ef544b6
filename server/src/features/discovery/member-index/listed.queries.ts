import { sql } from 'kysely'
import { LISTED } from './reading/listed.ts'

/** Whether a row of `users` is of somebody who may be suggested at all. */
export const isListed = sql<boolean>`${sql.raw(LISTED)}`
