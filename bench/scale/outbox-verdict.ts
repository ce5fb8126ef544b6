export interface OutboxCount {
  servers: number
  events: number
  /** SQL statements for reading the outbox, and transaction statements around them. */
  statements: number
}

export interface Readings {
  members: number
  copies: number
}

export interface ReadingsRecord {
  /** The number of shortened hours; the index must be read in full after each. */
  periods: number
  before: readonly Readings[]
  after: readonly Readings[]
}

export function outboxRatio(one: OutboxCount, several: OutboxCount): number {
  const each = ({ events, statements }: OutboxCount) => (events > 0 ? statements / events : Number.NaN)
  return each(several) / each(one)
}

export function readingsVerdict({ periods, before, after }: ReadingsRecord) {
  const sum = (all: readonly Readings[], of: keyof Readings) => all.reduce((total, one) => total + one[of], 0)
  return {
    members: (sum(after, 'members') - sum(before, 'members')) / periods,
    copies: (sum(after, 'copies') - sum(before, 'copies')) / periods,
  }
}
