import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './bootstrap.mjs'
import { run } from './processes.mjs'

const BENCH = join(root, 'bench')

/** The folders of `bench/` that have measurements. */
export const benchNames = () =>
  readdirSync(BENCH, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map((entry) => entry.name)
    .filter((name) => measurements(name).length > 0)

/** Runs the measurements of a folder one after the other, also after one that fails. @returns the exit code of the first that failed, or 0 */
export async function runBench(name, args) {
  let failed = 0
  for (const file of measurements(name)) {
    const code = await run([join('bench', name, file), ...args])
    failed ||= code
  }
  return failed
}

const measurements = (name) =>
  readdirSync(join(BENCH, name))
    .filter((file) => file.endsWith('.bench.ts'))
    .sort()
