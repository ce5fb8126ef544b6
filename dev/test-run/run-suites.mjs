import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildWeb } from '../launcher/build-web.mjs'
import { run } from '../launcher/processes.mjs'
import { printSlowest } from './slowest.mjs'
import { REPORTS, SUITES } from './suites.mjs'

/** Runs every suite; the last line has the totals. @returns the number of failures */
export async function runSuites({ showsSlowest = false } = {}) {
  rmSync(REPORTS, { recursive: true, force: true })
  if (!(await buildWeb())) return fail('the web app could not be built')
  const { checks, server, others, browser } = SUITES
  const results = await Promise.all([
    runSuite(checks, { isQuiet: true }),
    runSuite(others, { isQuiet: true }),
    runSuite(server),
  ])
  results.push(await runSuite(browser))

  if (showsSlowest) printSlowest()
  // Printed again at the end, because often only the last lines of a run are kept.
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

const fail = (why) => {
  console.log(`\nFAILED ${why}\n\n0 passed, 1 failed`)
  return 1
}

/**
 * Runs a suite and counts its tests. A suite that fails without a failed test or a report counts as one failure.
 * A quiet suite runs at the same time as another one and prints its output at the end.
 */
async function runSuite({ name, report, args, count }, { isQuiet = false } = {}) {
  const lines = [`\n━━ ${name}`]
  if (!isQuiet) console.log(lines.pop())
  const code = await run(args, isQuiet ? { onText: (line) => lines.push(line) } : {})
  if (isQuiet) console.log(lines.join('\n'))
  const file = join(REPORTS, report)
  const counted = existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0 }
  if (code === 0 || counted.failed > 0) return { name, ...counted }
  return {
    name,
    ...counted,
    failed: 1,
    names: [`${name}: failed without a failed test; the reason is above`],
  }
}
