import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inHome } from './home.ts'

const pidFile = (home: string) => join(inHome(home).cluster, 'postmaster.pid')

/** The PostgreSQL that runs on this data. */
export function postmaster(home: string): { pid: number; port: number } | undefined {
  const [pid, , , port] = numbersIn(pidFile(home))
  return pid && port && isAlive(pid) && isPostgres(pid) ? { pid, port } : undefined
}

/**
 * PostgreSQL clears a file that names a dead process, but gives up when the number is some other program's by now,
 * as it often is after a container was restarted.
 */
export function clearStalePidFile(home: string): void {
  const [pid] = numbersIn(pidFile(home))
  if (pid && isAlive(pid) && !isPostgres(pid)) rmSync(pidFile(home))
}

/** Notes that the database is ours, so that others who find it running only borrow it. */
export const claim = (home: string) => writeFileSync(inHome(home).owner, String(process.pid))

/** The process that started the database, while it lives. */
export function livingOwner(home: string): number | undefined {
  const [pid] = numbersIn(inHome(home).owner)
  return pid && isAlive(pid) ? pid : undefined
}

const numbersIn = (file: string) =>
  existsSync(file) ? readFileSync(file, 'utf8').split('\n').map(Number) : []

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function isPostgres(pid: number): boolean {
  const commandLine = `/proc/${pid}/cmdline`
  return !existsSync(commandLine) || readFileSync(commandLine, 'utf8').includes('postgres')
}
