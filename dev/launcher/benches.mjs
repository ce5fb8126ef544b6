import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './bootstrap.mjs'
import { run } from './processes.mjs'

const BENCH = join(root, 'bench')

export const benchNames = () =>
  readdirSync(BENCH, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map((entry) => entry.name)
    .filter((name) => measurements(name).length > 0)

/** Runs a folder's measurements one after another, even after a failure. @returns the first failed exit code, or 0 */
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
