import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from '../launcher/bootstrap.mjs'
import { REPORTS } from './suites.mjs'

const SHOWN = 40
/** Matches real waits of at least a second, as tests usually write them. */
const WAIT = /(?:setTimeout\((?:\w+|[^()]*\(\)), ?|waitForTimeout\()(\d[\d_]{3,})\)/g

/** Prints the slowest test files of the last run, and the places where tests wait for real time. */
export function printSlowest() {
  const files = [...vitestFiles(), ...playwrightFiles()].sort((a, b) => b.seconds - a.seconds)
  for (const { name, seconds } of files.slice(0, SHOWN))
    console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}`)
  for (const { place, milliseconds } of waits()) console.log(`waits ${milliseconds} ms  ${place}`)
}

const reportOf = (name) => {
  const file = join(REPORTS, name)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

const vitestFiles = () =>
  ['server.json', 'others.json']
    .flatMap((report) => reportOf(report)?.testResults ?? [])
    .map(({ name, startTime, endTime }) => ({
      name: relative(root, name),
      seconds: (endTime - startTime) / 1000,
    }))

const playwrightFiles = () =>
  (reportOf('playwright.json')?.suites ?? []).map((suite) => ({
    name: `e2e/journeys/${suite.file}`,
    seconds: durationOf(suite) / 1000,
  }))

/** Returns the total duration of a suite's tests, in milliseconds. */
const durationOf = ({ specs = [], suites = [] }) =>
  [
    ...specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration))),
    ...suites.map(durationOf),
  ].reduce((sum, one) => sum + one, 0)

const waits = () =>
  ['server/src', 'web/src', 'dev', 'bench', 'e2e'].flatMap(testFilesIn).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(WAIT)].map(({ 1: milliseconds, index, input }) => ({
      place: `${file}:${input.slice(0, index).split('\n').length}`,
      milliseconds: Number(milliseconds.replaceAll('_', '')),
    })),
  )

/** Avoids `globSync`, which Node 20 lacks. */
const testFilesIn = (folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter((file) => /\.test\.tsx?$/.test(file) || /^e2e\/.*\.ts$/.test(file))
