import type { Import } from './judge.ts'

/** Returns the files on import cycles, type imports included, and those between two cycles. */
export function filesOnCycles(imports: readonly Import[]): string[] {
  let rest = imports.filter(({ isLibrary, from, to }) => !isLibrary && from !== to)
  for (;;) {
    const [importing, imported] = [new Set(rest.map(({ from }) => from)), new Set(rest.map(({ to }) => to))]
    const kept = rest.filter(({ from, to }) => imported.has(from) && importing.has(to))
    if (kept.length === rest.length) return [...importing].toSorted()
    rest = kept
  }
}
