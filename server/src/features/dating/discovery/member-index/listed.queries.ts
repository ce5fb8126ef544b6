import { sql } from 'kysely'
import { LISTED } from './reading/listed.ts'

export const isListed = sql<boolean>`${sql.raw(LISTED)}`
