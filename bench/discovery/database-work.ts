import { readFileSync } from 'node:fs'
import type { Client } from 'pg'

const MS_PER_TICK = 10

/** Milliseconds that the database's living processes have worked, by what Linux says of them; elsewhere not a number. */
export async function databaseWork(database: Client): Promise<number> {
  const { rows } = await database.query<{ pid: number }>('select pid from pg_stat_activity')
  if (process.platform !== 'linux') return NaN
  return rows.reduce((sum, { pid }) => sum + ticksOf(pid) * MS_PER_TICK, 0)
}

/** In user and kernel mode: the 14th and 15th field, counted behind the name, in which anything may stand. */
function ticksOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return Number(fields[11]) + Number(fields[12])
  } catch {
    return 0 // it ended in this moment
  }
}
