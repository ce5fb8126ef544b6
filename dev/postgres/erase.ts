import { existsSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { postmaster } from './processes.ts'

/** Deletes the database of `dataDir`. @returns the process id of a PostgreSQL that still runs; nothing is deleted then */
export function eraseDatabase(dataDir: string): number | undefined {
  const entry = join(dataDir, 'postgres')
  const folder = existsSync(entry) ? realpathSync(entry) : undefined
  const running = folder && postmaster(folder)
  if (running) return running.pid
  if (folder) rmSync(folder, { recursive: true, maxRetries: 10 }) // processes of one that was killed may still write
  rmSync(entry, { force: true })
  return undefined
}
