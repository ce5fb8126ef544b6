import { existsSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { inHome } from './home.ts'

const LARGEST = 5_000_000

/** Opens PostgreSQL's log for appending; one that has grown large is put aside, in the place of the one before. */
export function openLog(home: string): number {
  const { log } = inHome(home)
  if (existsSync(log) && statSync(log).size > LARGEST) renameSync(log, `${log}.1`)
  return openSync(log, 'a', 0o600)
}

/** The end of the log, for a message about what went wrong. */
export const logTail = (home: string) => readFileSync(inHome(home).log, 'utf8').slice(-2000)
