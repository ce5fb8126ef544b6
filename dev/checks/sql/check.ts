import { findSql } from './find.ts'
import { violation } from './judge.ts'

const found = findSql(process.cwd())
const violations = found.flatMap((sql) => {
  const reason = violation(sql)
  return reason ? [`server/src/${sql.file}:${sql.line}\n  ${reason}`] : []
})
for (const each of violations) console.error(each)
console.log(`${found.length} places with SQL, ${violations.length} against the rules`)
process.exitCode = violations.length > 0 ? 1 : 0
