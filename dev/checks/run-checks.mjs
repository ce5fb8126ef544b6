import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../launcher/bootstrap.mjs'
import { run } from '../launcher/processes.mjs'

/** Two run at a time, so the longest come first. */
const CHECKS = {
  'old browsers': ['dev/checks/browsers/check.ts'],
  'time of patterns': ['dev/checks/patterns/check.ts'],
  'types of the web app': ['node_modules/typescript/bin/tsc', '--project', 'web'],
  types: ['node_modules/typescript/bin/tsc'],
  lint: ['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings'],
  'who imports whom': ['dev/checks/imports/check.ts'],
  'who writes which table': ['dev/checks/sql/check.ts'],
  'types of the database': ['dev/generate-types.ts', '--verify'],
  'format and order of imports': ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'],
}

/** Runs all checks, even after a failure, so that one run shows every fault. @returns the number of failures */
export async function runChecks() {
  const waiting = Object.entries(CHECKS)
  const failed = []
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      if (!(await runCheck(...next))) failed.push(next[0])
  }
  await Promise.all([lane(), lane()])
  const passed = Object.keys(CHECKS).length - failed.length
  console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : '\nEverything is in order.')
  report({ passed, failed: failed.length })
  return failed.length
}

/** Prints a check's output once it has finished, because another one runs at the same time. */
async function runCheck(name, args) {
  const lines = []
  const code = await run(args, { onText: (line) => lines.push(line) })
  console.log([`\n· ${name}`, ...lines].join('\n'))
  return code === 0
}

/** Reports to npm test, which adds the checks to its count. */
function report(counts) {
  const file = join(root, '.cache/test/check.json')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(counts))
}
