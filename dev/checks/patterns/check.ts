// Checks every regular expression that may read member input for super-linear time. Part of npm run check.
import { globSync, readFileSync } from 'node:fs'
import { ALLOWED } from './allowed.ts'
import { patternsIn } from './find.ts'
import { faultOf } from './judge.ts'

const FOR_TESTS = /\.test\b|\/(test|testing|generated)\/|\.gen\.ts$/

const files = globSync('{contract/src,languages,matching/src,server/src,web/src}/**/*.{ts,tsx}').filter(
  (file) => !FOR_TESTS.test(file),
)
const patterns = files.sort().flatMap((file) => patternsIn(file, readFileSync(file, 'utf8')))
const faults = new Map<string, string | undefined>()
const found = patterns.flatMap((pattern) => {
  const key = `${pattern.flags} ${pattern.source ?? pattern.text}`
  if (!faults.has(key)) faults.set(key, faultOf(pattern))
  const fault = faults.get(key)
  return fault ? [{ name: `${pattern.file} ${pattern.text}`, line: pattern.line, fault }] : []
})
const wrong = found.filter(({ name }) => !(name in ALLOWED))
const unneeded = Object.keys(ALLOWED).filter((name) => found.every((one) => one.name !== name))
for (const { name, line, fault } of wrong) console.error(`${name} (line ${line})\n  ${fault}`)
for (const name of unneeded) console.error(`allowed without need: ${name}`)
console.log(
  `${patterns.length} patterns, ${wrong.length} that are not linear, ${unneeded.length} allowed without need`,
)
process.exitCode = wrong.length + unneeded.length > 0 ? 1 : 0
