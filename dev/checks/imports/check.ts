import { findImports } from './find.ts'
import { violation } from './judge.ts'

const imports = findImports(process.cwd())
const violations = imports.flatMap((found) => {
  const reason = violation(found)
  return reason ? [`${found.from}:${found.line} imports ${found.to}\n  ${reason}`] : []
})
for (const each of violations) console.error(each)
console.log(`${imports.length} imports, ${violations.length} against the rules`)
process.exitCode = violations.length > 0 ? 1 : 0
