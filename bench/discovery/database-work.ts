import { readFileSync } from 'node:fs'
import type { Client } from 'pg'

const MS_PER_TICK = 10

/** Returns the CPU time of the database's processes in milliseconds; NaN except on Linux. */
export async function databaseWork(database: Client): Promise<number> {
  const { rows } = await database.query<{ pid: number }>('select pid from pg_stat_activity')
  if (process.platform !== 'linux') return NaN
  return rows.reduce((sum, { pid }) => sum + ticksOf(pid) * MS_PER_TICK, 0)
}

/** User and kernel time are fields 14 and 15 of /proc/PID/stat; field 2 is a name that may contain spaces. */
function ticksOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return Number(fields[11]) + Number(fields[12])
  } catch {
    return 0 // the process has just ended
  }
}
