// Runs two tests of `npm test` at a larger scale: payment callbacks that are doubled, late, missing, forged or old,
// and years of renewals.
//   npm run bench -- membership [--callbacks 10000] [--years 1000]
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const { values } = parseArgs({
  options: { callbacks: { type: 'string', default: '10000' }, years: { type: 'string', default: '1000' } },
  strict: false,
})
const [callbacks, years] = [String(values['callbacks']), String(values['years'])]
const FEATURE = 'server/src/features/membership'
const tests = [`${FEATURE}/payments.property.test.ts`, `${FEATURE}/renewals/renewals.test.ts`]
const only = ['-t', 'thousands of callbacks|every renewal has its reminder']
const folder = mkdtempSync(join(tmpdir(), 'ndoa-histories-'))
const result = join(folder, 'result.json')
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${result}`]
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'server', ...reporters, ...only, ...tests],
  {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: { ...process.env, CALLBACKS: callbacks, RENEWAL_YEARS: years },
    stdio: 'inherit',
  },
)
// Vitest does not fail when a renamed test no longer matches the filter.
const { numPassedTests } = JSON.parse(readFileSync(result, 'utf8')) as { numPassedTests: number }
rmSync(folder, { recursive: true })
const passed = status === 0 && numPassedTests === tests.length
console.log(`${passed ? 'PASSED' : 'FAILED'}: ${callbacks} callbacks, ${years} years of renewals`)
process.exitCode = passed ? 0 : 1
