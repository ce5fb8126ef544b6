// Draws who imports whom and complains about what points forward or sideways. Part of npm run check.
import { drawImports } from './imports/draw.ts'
import { complaint } from './imports/judge.ts'

const imports = drawImports(process.cwd())
const complaints = imports.flatMap((found) => {
  const why = complaint(found)
  return why ? [`${found.from}:${found.line} imports ${found.to}\n  ${why}`] : []
})
for (const each of complaints) console.error(each)
console.log(`${imports.length} imports, ${complaints.length} against the rules`)
process.exitCode = complaints.length > 0 ? 1 : 0
