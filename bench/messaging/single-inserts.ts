import { execFile } from 'node:child_process'
import { existsSync, globSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Pool } from 'pg'
import { perSecond } from './calling.ts'

const CLIENTS = 8
const CONVERSATIONS = 10_000
/** Measured once: the share of pgbench's rate that a Node loop reaches with as many connections. */
const NODE_SHARE = 0.68

export const SINGLE_INSERTS = `
  create table bench_conversations (id int primary key);
  insert into bench_conversations select generate_series(1, ${CONVERSATIONS});
  create table bench_messages (
    id bigint generated always as identity primary key,
    conversation_id int not null references bench_conversations,
    content text not null,
    created_at timestamptz not null default now()
  );
  create index on bench_messages (conversation_id, id);`

const CONTENT = 'x'.repeat(104)
const INSERT = 'insert into bench_messages (conversation_id, content) values'

/** Commits single rows with eight clients. @returns inserts per second */
export async function singleInserts(url: string, folder: string, seconds: number): Promise<number> {
  const pgbench = globSync('/usr/lib/postgresql/*/bin/pgbench').toSorted().at(-1)
  return pgbench ? withPgbench(pgbench, url, folder, seconds) : withNode(url, seconds)
}

async function withPgbench(program: string, url: string, folder: string, seconds: number): Promise<number> {
  const script = join(folder, 'insert.sql')
  if (!existsSync(script))
    writeFileSync(script, `\\set id random(1, ${CONVERSATIONS})\n${INSERT} (:id, '${CONTENT}');\n`)
  const args = ['-n', '-M', 'prepared', '-c', `${CLIENTS}`, '-j', '2', '-T', `${seconds}`, '-f', script, url]
  const { stdout } = await promisify(execFile)(program, args)
  const found = /^tps = ([\d.]+)/m.exec(stdout)?.[1]
  if (!found) throw new Error(`pgbench said no rate: ${stdout}`)
  return Number(found)
}

async function withNode(url: string, seconds: number): Promise<number> {
  const pool = new Pool({ connectionString: url, max: CLIENTS })
  const insert = { name: 'insert', text: `${INSERT} ($1, $2)` }
  const rate = await perSecond(seconds, CLIENTS, (nth) =>
    pool.query({ ...insert, values: [1 + (nth % CONVERSATIONS), CONTENT] }),
  )
  await pool.end()
  return rate / NODE_SHARE
}
