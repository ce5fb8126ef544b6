import { join } from 'node:path'
import { root } from '../launcher/bootstrap.mjs'
import { failedIn, failedSpecs, failedToLoad, passedOnRetryIn, specsPassedOnRetry } from './failures.mjs'

/** The suites write their reports here; the final count reads them. */
export const REPORTS = join(root, '.cache/test')

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
      failed: report.numFailedTests + report.testResults.filter(failedToLoad).length,
      skipped: report.numPendingTests + report.numTodoTests,
      names: report.testResults.flatMap(failedIn),
      again: report.testResults.flatMap(passedOnRetryIn),
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
      again: suites.flatMap(specsPassedOnRetry),
    }),
  },
}
