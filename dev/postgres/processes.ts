import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn } from './folder.ts'

const pidFile = (folder: string) => join(filesIn(folder).cluster, 'postmaster.pid')

export function postmaster(folder: string): { pid: number; port: number } | undefined {
  const [pid, , , port] = numbersIn(pidFile(folder))
  return pid && port && isAlive(pid) && isPostgres(pid) ? { pid, port } : undefined
}

/**
 * PostgreSQL removes the pid file of a dead process, but not if another program has reused the pid, as is common
 * after a container restart.
 */
export function clearStalePidFile(folder: string): void {
  const [pid] = numbersIn(pidFile(folder))
  if (pid && isAlive(pid) && !isPostgres(pid)) rmSync(pidFile(folder))
}

export const writeOwner = (folder: string) => writeFileSync(filesIn(folder).owner, String(process.pid))

export function liveOwner(folder: string): number | undefined {
  const [pid] = numbersIn(filesIn(folder).owner)
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
