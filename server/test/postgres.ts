import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startDatabase } from '../../dev/postgres/index.ts'

/** Starts a separate PostgreSQL instance. @param settings in addition to those of `npm start` */
export async function startPostgres(settings: Record<string, string | number> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'ndoa-test-'))
  chmodSync(folder, 0o755) // PostgreSQL may run as another user
  const { url, stop } = await startDatabase(folder, () => {}, undefined, settings)
  return {
    url,
    async stop() {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
