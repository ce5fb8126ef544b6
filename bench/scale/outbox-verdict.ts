/** How many statements the database ran while this many events were written. */
export interface OutboxCount {
  servers: number
  events: number
  /** Statements that read the outbox, and those around them. */
  statements: number
}

/** How often servers have read all members, or taken the copy of another one's reading. */
export interface Readings {
  members: number
  copies: number
}

export interface ReadingsRecord {
  /** How many times the index became as old as it may be: hours, made shorter. */
  periods: number
  before: readonly Readings[]
  after: readonly Readings[]
}

/** Statements per event with several servers, divided by those with one. */
export function outboxRatio(one: OutboxCount, several: OutboxCount): number {
  const each = ({ events, statements }: OutboxCount) => (events > 0 ? statements / events : Number.NaN)
  return each(several) / each(one)
}

/** In all servers together, per period. */
export function readingsVerdict({ periods, before, after }: ReadingsRecord) {
  const sum = (all: readonly Readings[], of: keyof Readings) => all.reduce((total, one) => total + one[of], 0)
  return {
    members: (sum(after, 'members') - sum(before, 'members')) / periods,
    copies: (sum(after, 'copies') - sum(before, 'copies')) / periods,
  }
}
