import { existsSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { filesIn } from './folder.ts'

const LOG_BYTES_MAX = 5_000_000

export function openLog(folder: string): number {
  const { log } = filesIn(folder)
  if (existsSync(log) && statSync(log).size > LOG_BYTES_MAX) renameSync(log, `${log}.1`)
  return openSync(log, 'a', 0o600)
}

export const logTail = (folder: string) => readFileSync(filesIn(folder).log, 'utf8').slice(-2000)
