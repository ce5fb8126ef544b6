// Mutation testing: each rules file gets small faults, one at a time, and its tests must fail. Prints survivors.
//   npm run bench -- mutation [--only terms] [--most 20]   (`--most`: faults per file, evenly spread)
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { report, shareFigure } from '../safety/figures.ts'
import { AREAS } from './areas.ts'
import { mutantsOf } from './mutants.ts'
import { startTrial } from './trial.ts'

const FLOOR = 0.9

const { values } = parseArgs({
  options: { only: { type: 'string' }, most: { type: 'string', default: '1000' } },
})
const names = values.only?.split(',') ?? Object.keys(AREAS)
const root = join(import.meta.dirname, '../..')
const figures = []
for (const name of names) {
  const area = AREAS[name]
  if (!area) throw new Error(`There is no ${name}: ${Object.keys(AREAS).join(', ')}`)
  const trial = await startTrial(area.tests)
  let [noticed, all] = [0, 0]
  for (const file of area.files) {
    const original = readFileSync(join(root, file), 'utf8')
    for (const { line, what, source } of spread(mutantsOf(original), Number(values.most))) {
      all++
      if (await trial.notices(file, source, original)) noticed++
      else console.log(`${file}:${line}  ${what}`)
    }
  }
  await trial.close()
  figures.push(shareFigure(name, { part: noticed, of: all }, { least: FLOOR }))
}
report(figures)

function spread<T>(all: readonly T[], most: number): T[] {
  const step = Math.max(1, all.length / most)
  return all.filter((_, i) => Math.floor(i / step) !== Math.floor((i - 1) / step))
}
