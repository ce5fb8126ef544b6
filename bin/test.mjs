// npm test: every test there is, from a fresh clone on. The last line says how many passed and failed.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { install, root } from './bootstrap.mjs'
import { buildWeb } from './build-web.mjs'
import { ensureBrowser } from './ensure-browser.mjs'
import { run } from './hand-over.mjs'

const REPORTS = join(root, '.cache/test')

const LINES_OF_REASON = 12

const SUITES = [
  { name: 'checks', report: 'check.json', args: ['bin/check.mjs'], count: (report) => report },
  {
    name: 'unit and database tests',
    report: 'vitest.json',
    args: [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${join(REPORTS, 'vitest.json')}`,
    ],
    count: (report) => ({
      passed: report.numPassedTests,
      // a file that cannot even be read has no tests to fail
      failed: report.numFailedTests + report.testResults.filter(failedWhole).length,
      skipped: report.numPendingTests + report.numTodoTests,
      names: report.testResults.flatMap(failedIn),
    }),
  },
  {
    name: 'browser tests',
    before: buildWeb,
    report: 'playwright.json',
    args: ['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts'],
    count: ({ stats, errors, suites }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + errors.length,
      skipped: stats.skipped,
      names: suites.flatMap(failedSpecs),
    }),
  },
]

/** The failed tests of a file, or the file itself when it could not even be read. */
const failedIn = (file) =>
  failedWhole(file)
    ? [`${relative(root, file.name)}: ${file.message}`]
    : file.assertionResults
        .filter(({ status }) => status === 'failed')
        .map(
          ({ fullName, failureMessages: [why = ''] }) =>
            `${relative(root, file.name)}: ${fullName}\n    ${firstLine(why)}`,
        )

const failedSpecs = ({ specs = [], suites = [] }) => [
  ...specs.filter(({ ok }) => !ok).map(({ file, title, tests }) => `${file}: ${title}\n${whyIn(tests)}`),
  ...suites.flatMap(failedSpecs),
]

/** What was expected, what there was, and where. */
const whyIn = (tests) =>
  tests
    .flatMap(({ results }) => results)
    .flatMap(({ errors }) => errors)
    .map(({ message, location }) => `${stripVTControlCharacters(message)}\nline ${location?.line}`)
    .join('\n')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, LINES_OF_REASON)
    .map((line) => `    ${line}`)
    .join('\n')

const firstLine = (text) => text.split('\n')[0]

const failedWhole = (file) =>
  file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed')

install()
await ensureBrowser()
rmSync(REPORTS, { recursive: true, force: true })
const results = []
for (const suite of SUITES) results.push({ name: suite.name, ...(await runSuite(suite)) })

// Once more at the end: the last lines are often all that is kept of a run.
for (const { names = [] } of results) for (const name of names) console.log(`\nFAILED ${name}`)
console.log('')
for (const { name, passed, failed, skipped } of results) {
  console.log(`${name}: ${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`)
}
const sum = (what) => results.reduce((total, result) => total + result[what], 0)
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = sum('failed') > 0 ? 1 : 0

/** Runs a suite and counts. One that ends badly without a failed test, or without a report, counts as one failure. */
async function runSuite({ name, before, report, args, count }) {
  console.log(`\n━━ ${name}`)
  if (before && !(await before())) return { passed: 0, failed: 1, skipped: 0 }
  const code = await run(args)
  const file = join(REPORTS, report)
  const counted = existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0 }
  if (code === 0 || counted.failed > 0) return counted
  return { ...counted, failed: 1, names: [`${name}: ended badly, without a failed test; why stands above`] }
}
