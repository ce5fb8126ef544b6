import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

test('a stage whose engines are not there is skipped, says so, and the whole has failed', async () => {
  const bench = fileURLToPath(new URL('scale.bench.ts', import.meta.url))
  const { code, output } = await new Promise<{ code: unknown; output: string }>((resolve) => {
    // No program is found there, neither an engine nor what would install it.
    const env = { PATH: '/nonexistent', NATS_PATH: '' }
    execFile(process.execPath, [bench, '--only', 'live,files'], { env }, (error, stdout) =>
      resolve({ code: error?.code, output: stdout }),
    )
  })
  expect(code).toBe(1)
  expect(output).toMatch(/FAILED skipped, not found +haproxy, openssl, nats-server +/)
  expect(output).toMatch(/FAILED skipped, not found +haproxy, openssl +\(must be there\)/)
  expect(output).toMatch(/^FAILED: all stages$/m)
})
