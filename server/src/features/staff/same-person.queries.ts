import { type RawBuilder, sql } from 'kysely'

/**
 * All accounts of a person on the staff, on the staff and as a member; the database holds the rule of who is the same.
 * Whoever decides about a member, or about what others decided, is compared by it alone. Read once per statement.
 */
export const accountsOf = (staffId: string): RawBuilder<string[]> =>
  sql<string[]>`(select accounts_of(${staffId}))::uuid[]`
