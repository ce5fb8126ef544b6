// Callbacks of three providers for two servers, of which many come twice, late, never, forged or old. The test that `npm test` runs,
// with more of them: no term twice, no paid order without one, nothing for what is forged.
//   npm run bench -- membership [--callbacks 10000]
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const { values } = parseArgs({
  options: { callbacks: { type: 'string', default: '10000' } },
  strict: false,
})
const root = fileURLToPath(new URL('../..', import.meta.url))
const test = 'server/src/features/membership/payments.property.test.ts'
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'server', '--testTimeout', '1800000', test],
  { cwd: root, env: { ...process.env, CALLBACKS: String(values['callbacks']) }, stdio: 'inherit' },
)
console.log(`${values['callbacks']} callbacks: ${status === 0 ? 'PASSED' : 'FAILED'}`)
process.exitCode = status === 0 ? 0 : 1
