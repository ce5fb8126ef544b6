export interface Content {
  tables: Readonly<Record<string, { rows: number; hash: string | null }>>
  ticks: readonly number[]
  files: Readonly<Record<string, string>>
}

export interface RestoreVerdict {
  wrongTables: number
  ticksMissing: number
  ticksTooMany: number
  /** Files that are missing, changed, or restored although they had been deleted by then. */
  wrongFiles: number
}

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
