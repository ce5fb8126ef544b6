import { join } from 'node:path'
import { root } from '../launcher/bootstrap.mjs'
import { buildWeb } from '../launcher/build-web.mjs'
import { failedIn, failedSpecs, failedWhole, passedAgainIn, specsPassedAgain } from './failures.mjs'

/** Where each suite leaves its report, for the count at the end. */
export const REPORTS = join(root, '.cache/test')

/** What npm test runs: how it is started, and how its report is counted. */
export const SUITES = [
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
      // a file that cannot be loaded has no tests to fail
      failed: report.numFailedTests + report.testResults.filter(failedWhole).length,
      skipped: report.numPendingTests + report.numTodoTests,
      names: report.testResults.flatMap(failedIn),
      again: report.testResults.flatMap(passedAgainIn),
    }),
  },
  {
    name: 'browser tests',
    before: buildWeb,
    report: 'playwright.json',
    args: ['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts'],
    count: ({ stats, errors, suites }) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + errors.length,
      skipped: stats.skipped,
      names: suites.flatMap(failedSpecs),
      again: suites.flatMap(specsPassedAgain),
    }),
  },
]
