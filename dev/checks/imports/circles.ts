import type { Import } from './judge.ts'

/** Files on import cycles, type imports included, and files between two cycles. */
export function onCircles(imports: readonly Import[]): string[] {
  let rest = imports.filter(({ isLibrary, from, to }) => !isLibrary && from !== to)
  for (;;) {
    const [importing, imported] = [new Set(rest.map(({ from }) => from)), new Set(rest.map(({ to }) => to))]
    const kept = rest.filter(({ from, to }) => imported.has(from) && importing.has(to))
    if (kept.length === rest.length) return [...importing].toSorted()
    rest = kept
  }
}
