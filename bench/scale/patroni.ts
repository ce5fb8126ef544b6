import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Pool } from 'pg'
import { freePort } from '../../server/test/free-port.ts'
import { etcdArguments, type Node, nodeConfig, primaryProxyConfig } from './patroni-config.ts'
import { begin, end } from './programs.ts'

/** Three PostgreSQL under Patroni, with a synchronous standby, and HAProxy in front that leads to the primary. */
export interface Cluster {
  url: string
  pool: Pool
  /** Ends the primary and its Patroni as a crash does. @returns when it is back as a standby */
  killPrimary(): Promise<void>
  remove(): Promise<void>
}

const NODES = 3
const PASSWORD = 'bench'
/** Debian's own user, as none of this runs as root. */
const USER = 'postgres'

export async function aCluster(): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'ndoa-patroni-'))
  chmodSync(folder, 0o755)
  const port = await freePort()
  const { etcd, nodes, start } = await prepare(folder, port)
  const keeper = start('etcd', etcd)
  const patronis = new Map(nodes.map((node) => [node, start('patroni', [configOf(node)])]))
  const proxy = start('haproxy', ['-db', '-f', join(folder, 'haproxy.cfg')])
  await untilWhole(nodes)
  const url = `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/postgres`
  const pool = new Pool({ connectionString: url, max: 4 })
  pool.on('error', () => {}) // it ends with its primary
  while (!(await pool.query('select').then(Boolean, () => false))) await sleep(200)
  return {
    url,
    pool,
    async killPrimary() {
      const primary = await primaryOf(nodes)
      const postmaster = Number(readFileSync(join(primary.data, 'db/postmaster.pid'), 'utf8').split('\n')[0])
      await end(patronis.get(primary), 'SIGKILL')
      process.kill(postmaster, 'SIGKILL')
      while ((await primaryOf(nodes, primary)) === primary) await sleep(100)
      patronis.set(primary, start('patroni', [configOf(primary)]))
      await untilWhole(nodes)
    },
    async remove() {
      await pool.end()
      for (const patroni of patronis.values()) await end(patroni)
      await Promise.all([end(proxy), end(keeper)])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Folders and files of the programs, none of which runs as root. */
async function prepare(folder: string, proxyPort: number) {
  const user = userOf(USER)
  const env = { PATH: process.env['PATH'], LC_ALL: 'C' }
  const [client, peer, state] = [await freePort(), await freePort(), join(folder, 'etcd')]
  const nodes: Node[] = []
  for (let at = 1; at <= NODES; at++)
    nodes.push({
      name: `p${at}`,
      port: await freePort(),
      rest: await freePort(),
      data: join(folder, `p${at}`),
    })
  for (const path of [state, ...nodes.map(({ data }) => data)]) {
    mkdirSync(path, { mode: 0o700 })
    chownSync(path, user.uid, user.gid)
  }
  for (const node of nodes)
    writeFileSync(configOf(node), nodeConfig(node, { etcd: client, password: PASSWORD }))
  writeFileSync(join(folder, 'haproxy.cfg'), primaryProxyConfig(proxyPort, nodes))
  return {
    nodes,
    etcd: etcdArguments(state, client, peer),
    start: (program: string, args: string[]) =>
      begin(program, args, { ...user, cwd: '/', stdio: 'ignore', env }, 'SIGTERM'), // Patroni stops its database
  }
}

const configOf = ({ data }: Node) => `${data}.yml`

function userOf(name: string): { uid: number; gid: number } {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((one) => one.startsWith(`${name}:`))
  const [, , uid, gid] = line?.split(':') ?? []
  if (!uid || !gid) throw new Error(`There is no user ${name}.`)
  return { uid: Number(uid), gid: Number(gid) }
}

const asks = async ({ rest }: Node, path: string) =>
  fetch(`http://127.0.0.1:${rest}/${path}`).then(
    async (answer) => (await answer.arrayBuffer(), answer.ok),
    () => false,
  )

/** @param otherwise what is returned while there is none */
async function primaryOf(nodes: readonly Node[], otherwise?: Node): Promise<Node> {
  for (;;) {
    for (const node of nodes) if (await asks(node, 'primary')) return node
    if (otherwise) return otherwise
    await sleep(100)
  }
}

/** One leads and the others follow, at least one of them synchronously. */
async function untilWhole(nodes: readonly Node[]): Promise<void> {
  for (;;) {
    const count = async (path: string) =>
      (await Promise.all(nodes.map((node) => asks(node, path)))).filter(Boolean).length
    const [primaries, standbys, synchronous] = [
      await count('primary'),
      await count('replica'),
      await count('synchronous'),
    ]
    if (primaries === 1 && standbys === nodes.length - 1 && synchronous >= 1) return
    await sleep(300)
  }
}
