import { existsSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { postmaster } from './processes.ts'

/** @returns the process id of a running PostgreSQL, which prevents the deletion */
export function eraseDatabase(dataDir: string): number | undefined {
  const entry = join(dataDir, 'postgres')
  const folder = existsSync(entry) ? realpathSync(entry) : undefined
  const running = folder && postmaster(folder)
  if (running) return running.pid
  if (folder) rmSync(folder, { recursive: true, maxRetries: 10 }) // processes of a killed PostgreSQL may still write
  rmSync(entry, { force: true })
  return undefined
}
