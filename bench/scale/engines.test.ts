import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

test('a stage without its engines is reported as skipped, and the run fails', async () => {
  const bench = fileURLToPath(new URL('scale.bench.ts', import.meta.url))
  const { code, output } = await new Promise<{ code: unknown; output: string }>((resolve) => {
    // With this PATH the bench finds neither the engines nor an installer.
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
