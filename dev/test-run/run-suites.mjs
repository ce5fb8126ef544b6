import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../launcher/processes.mjs'
import { REPORTS, SUITES } from './suites.mjs'

/** Runs every suite; the last line says how many tests passed and failed. @returns how many failed */
export async function runSuites() {
  rmSync(REPORTS, { recursive: true, force: true })
  const results = []
  for (const suite of SUITES) results.push({ name: suite.name, ...(await runSuite(suite)) })

  // At the end once more: often only the last lines of a run are kept.
  for (const { again = [] } of results)
    for (const name of again) console.log(`\nPASSED AT THE SECOND TRY ${name}`)
  for (const { names = [] } of results) for (const name of names) console.log(`\nFAILED ${name}`)
  console.log('')
  for (const { name, passed, failed, skipped } of results) {
    console.log(`${name}: ${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`)
  }
  const sum = (what) => results.reduce((total, result) => total + result[what], 0)
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
  return sum('failed')
}

/** Runs a suite and counts its tests. One that fails without a failed test, or without a report, counts as one failure. */
async function runSuite({ name, before, report, args, count }) {
  console.log(`\n━━ ${name}`)
  if (before && !(await before())) return { passed: 0, failed: 1, skipped: 0 }
  const code = await run(args)
  const file = join(REPORTS, report)
  const counted = existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0 }
  if (code === 0 || counted.failed > 0) return counted
  return { ...counted, failed: 1, names: [`${name}: failed without a failed test; the reason is above`] }
}
