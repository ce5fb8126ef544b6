import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from '../launcher/bootstrap.mjs'

const LINES_OF_REASON = 12

/** The failed tests of a file, or the file itself when it failed to load. */
export const failedIn = (file) =>
  failedWhole(file)
    ? [`${relative(root, file.name)}: ${file.message}`]
    : file.assertionResults
        .filter(({ status }) => status === 'failed')
        .map(
          ({ fullName, failureMessages: [why = ''] }) =>
            `${relative(root, file.name)}: ${fullName}\n    ${firstLine(why)}`,
        )

/** The tests of a file that failed at first and passed in a rerun. */
export const passedAgainIn = (file) =>
  file.assertionResults
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
    .map(
      ({ fullName, failureMessages: [why = ''] }) =>
        `${relative(root, file.name)}: ${fullName}\n    ${firstLine(why)}`,
    )

export const specsPassedAgain = ({ specs = [], suites = [] }) => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, title, tests }) => `${file}: ${title}\n${whyIn(tests)}`),
  ...suites.flatMap(specsPassedAgain),
]

export const failedSpecs = ({ specs = [], suites = [] }) => [
  ...specs.filter(({ ok }) => !ok).map(({ file, title, tests }) => `${file}: ${title}\n${whyIn(tests)}`),
  ...suites.flatMap(failedSpecs),
]

/** The expected value, the actual value, and the place. */
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

export const failedWhole = (file) =>
  file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed')
