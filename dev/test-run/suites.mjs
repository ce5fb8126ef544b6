import { join } from 'node:path'
import { root } from '../launcher/bootstrap.mjs'
import { failedIn, failedSpecs, failedWhole, passedAgainIn, specsPassedAgain } from './failures.mjs'

/** The folder of the suites' reports, for the final count. */
export const REPORTS = join(root, '.cache/test')

/** The suites of npm test: how each starts, and how its report is counted. */
export const SUITES = {
  checks: { name: 'checks', report: 'check.json', args: ['bin/check.mjs'], count: (report) => report },
  unit: {
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
      // a file that failed to load has no failed tests
      failed: report.numFailedTests + report.testResults.filter(failedWhole).length,
      skipped: report.numPendingTests + report.numTodoTests,
      names: report.testResults.flatMap(failedIn),
      again: report.testResults.flatMap(passedAgainIn),
    }),
  },
  browser: {
    name: 'browser tests',
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
}
