import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../launcher/bootstrap.mjs'
import { run } from '../launcher/processes.mjs'

const CHECKS = {
  'format and order of imports': ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'],
  lint: ['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings'],
  types: ['node_modules/typescript/bin/tsc'],
  'types of the web app': ['node_modules/typescript/bin/tsc', '--project', 'web'],
  'time of patterns': ['dev/checks/patterns/check.ts'],
  'who imports whom': ['dev/checks/imports/check.ts'],
  'old browsers': ['dev/checks/browsers/check.ts'],
  'types of the database': ['dev/generate-types.ts', '--verify'],
}

/** Runs all checks, also after one has failed, so that one run shows every fault. @returns how many failed */
export async function runChecks() {
  const failed = []
  for (const [name, args] of Object.entries(CHECKS)) {
    console.log(`\n· ${name}`)
    if ((await run(args)) !== 0) failed.push(name)
  }
  const passed = Object.keys(CHECKS).length - failed.length
  console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : '\nEverything is in order.')
  report({ passed, failed: failed.length })
  return failed.length
}

/** For npm test, which adds the checks to its count. */
function report(counts) {
  const file = join(root, '.cache/test/check.json')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(counts))
}
