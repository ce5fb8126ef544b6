import { existsSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { postmaster } from './processes.ts'

/** Deletes the database of `dataDir`, wherever it lies. While it runs, nothing is deleted and its process is told. */
export function eraseDatabase(dataDir: string): number | undefined {
  const door = join(dataDir, 'postgres')
  const home = existsSync(door) ? realpathSync(door) : undefined
  const running = home && postmaster(home)
  if (running) return running.pid
  if (home) rmSync(home, { recursive: true })
  rmSync(door, { force: true })
  return undefined
}
