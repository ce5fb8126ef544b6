import { join } from 'node:path'
import { root } from '../launcher/bootstrap.mjs'
import { failedIn, failedSpecs, failedToLoad, passedOnRetryIn, specsPassedOnRetry } from './failures.mjs'

/** The suites write their reports here; the final count reads them. */
export const REPORTS = join(root, '.cache/test')

const vitest = (name, report, ...projects) => ({
  name,
  report,
  args: [
    'node_modules/vitest/vitest.mjs',
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${join(REPORTS, report)}`,
  ],
  count: ({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) => ({
    passed: numPassedTests,
    // a file that failed to load has no failed tests
    failed: numFailedTests + testResults.filter(failedToLoad).length,
    skipped: numPendingTests + numTodoTests,
    names: testResults.flatMap(failedIn),
    again: testResults.flatMap(passedOnRetryIn),
  }),
})

/** The suites of npm test: how each starts, and how its report is counted. */
export const SUITES = {
  checks: { name: 'checks', report: 'check.json', args: ['bin/check.mjs'], count: (report) => report },
  server: vitest('server tests on PostgreSQL', 'server.json', 'server', 'server-apart'),
  others: vitest('all other unit tests', 'others.json', '!server', '!server-apart'),
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
