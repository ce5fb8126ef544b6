export interface OutboxCount {
  servers: number
  events: number
  /** Statements that read the outbox, and those around them. */
  statements: number
}

export interface Readings {
  members: number
  copies: number
}

export interface ReadingsRecord {
  /** The number of shortened hours; the index is due for a full read after each. */
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
