/** A database and its files at one moment. */
export interface Content {
  /** How many rows each table has, and a hash over all of them. */
  tables: Readonly<Record<string, { rows: number; hash: string | null }>>
  /** The numbers of transactions that were committed one after the other, across the moment. */
  ticks: readonly number[]
  files: Readonly<Record<string, string>>
}

export interface RestoreVerdict {
  wrongTables: number
  ticksMissing: number
  /** Committed after the moment, and there. */
  ticksTooMany: number
  /** Missing, changed, or there although they were deleted by then. */
  wrongFiles: number
}

/** Compares what was restored with what was there at that moment. */
export function restoreVerdict(expected: Content, found: Content): RestoreVerdict {
  const names = Object.keys({ ...expected.tables, ...found.tables })
  const isSame = (name: string) =>
    expected.tables[name]?.rows === found.tables[name]?.rows &&
    expected.tables[name]?.hash === found.tables[name]?.hash
  const [then, now] = [new Set(expected.ticks), new Set(found.ticks)]
  return {
    wrongTables: names.filter((name) => !isSame(name)).length,
    ticksMissing: then.difference(now).size,
    ticksTooMany: found.ticks.length - now.intersection(then).size,
    wrongFiles: Object.keys({ ...expected.files, ...found.files }).filter(
      (path) => expected.files[path] !== found.files[path],
    ).length,
  }
}
