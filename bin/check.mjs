// npm run check: everything that is checked before a change goes in. All steps run, so that one look shows all faults.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { install, root } from '../dev/launcher/bootstrap.mjs'
import { run } from '../dev/launcher/processes.mjs'

const STEPS = {
  'format and order of imports': ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'],
  lint: ['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings'],
  types: ['node_modules/typescript/bin/tsc'],
  'types of the web app': ['node_modules/typescript/bin/tsc', '--project', 'web'],
  'who imports whom': ['dev/imports/check.ts'],
  'types of the database': ['dev/generate-types.ts', '--verify'],
}

install()
const failed = []
for (const [name, args] of Object.entries(STEPS)) {
  console.log(`\n· ${name}`)
  if ((await run(args)) !== 0) failed.push(name)
}
const passed = Object.keys(STEPS).length - failed.length
console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : '\nEverything is in order.')
report({ passed, failed: failed.length })
process.exitCode = failed.length > 0 ? 1 : 0

/** For npm test, which adds the checks to its count. */
function report(counts) {
  const file = join(root, '.cache/test/check.json')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(counts))
}
