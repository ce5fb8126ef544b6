import { expect, test } from 'vitest'
import { filesOnCycles } from './circles.ts'
import { findImports, importsIn } from './find.ts'

test.each([
  ['server', 1_000],
  ['web', 1_000],
  ['matching', 100],
  ['contract', 100],
  ['languages', 100],
  ['dev', 100],
  ['bench', 100],
])('no two files of %s import each other, even for types', (workspace, fewest) => {
  const ours = findImports(process.cwd()).filter(({ from }) => from.startsWith(`${workspace}/`))
  expect(ours.length).toBeGreaterThan(fewest)
  expect(filesOnCycles(ours)).toEqual([])
})

test('an import cycle is reported, even of types, without files that only lead to it', () => {
  const imports = [
    ...importsIn('server/a.ts', `import type { B } from './b.ts'`),
    ...importsIn('server/b.ts', `export { c } from './c.ts'\nimport './d.ts'`),
    ...importsIn('server/c.ts', `import { a } from './a.ts'`),
    ...importsIn('server/e.ts', `import { a } from './a.ts'`),
  ]
  expect(filesOnCycles(imports)).toEqual(['server/a.ts', 'server/b.ts', 'server/c.ts'])
  expect(filesOnCycles(imports.slice(0, 3))).toEqual([])
})
