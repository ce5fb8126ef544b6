import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from '../launcher/bootstrap.mjs'

const LINES_OF_REASON = 12

/** Lists the failed tests of a file, or the file itself if it failed to load. */
export const failedIn = (file) =>
  failedToLoad(file)
    ? [`${relative(root, file.name)}: ${file.message}`]
    : file.assertionResults
        .filter(({ status }) => status === 'failed')
        .map(
          ({ fullName, failureMessages: [why = ''] }) =>
            `${relative(root, file.name)}: ${fullName}\n    ${firstLine(why)}`,
        )

/** Lists the tests of a file that failed at first and passed in a retry. */
export const passedOnRetryIn = (file) =>
  file.assertionResults
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
    .map(
      ({ fullName, failureMessages: [why = ''] }) =>
        `${relative(root, file.name)}: ${fullName}\n    ${firstLine(why)}`,
    )

export const specsPassedOnRetry = ({ specs = [], suites = [] }) => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, title, tests }) => `${file}: ${title}\n${whyIn(tests)}`),
  ...suites.flatMap(specsPassedOnRetry),
]

export const failedSpecs = ({ specs = [], suites = [] }) => [
  ...specs.filter(({ ok }) => !ok).map(({ file, title, tests }) => `${file}: ${title}\n${whyIn(tests)}`),
  ...suites.flatMap(failedSpecs),
]

/** Returns the errors with their lines in the test file, cut to a few lines. */
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

export const failedToLoad = (file) =>
  file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed')
