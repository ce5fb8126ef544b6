import type { ChildProcess } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Pool } from 'pg'
import { freePort } from '../../server/test/free-port.ts'
import { etcdArguments, type Node, nodeConfig, primaryProxyConfig } from './patroni-config.ts'
import { assertRunning, LOGS, startProgram, stopProgram } from './programs.ts'

export interface Cluster {
  url: string
  pool: Pool
  /** Kills the primary and its Patroni; resolves when the node is back as a standby. */
  killPrimary(): Promise<void>
  remove(): Promise<void>
}

const NODES = 3
const PASSWORD = 'bench'
/** Debian's user; none of these programs runs as root. */
const USER = 'postgres'

export async function startCluster(): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'ndoa-patroni-'))
  chmodSync(folder, 0o755)
  const port = await freePort()
  const { etcd, nodes, start } = await prepare(folder, port)
  const programs = new Map<string, ChildProcess>()
  const run = (name: string, ...command: string[]) => programs.set(name, start(name, command))
  const runPatroni = (node: Node) => run(node.name, 'patroni', configOf(node))
  run('etcd', 'etcd', ...etcd)
  nodes.forEach(runPatroni)
  run('haproxy-of-primary', 'haproxy', '-db', '-f', join(folder, 'haproxy.cfg'))
  const until = (what: string, condition: () => Promise<boolean>) => untilTrue(what, condition, programs)
  const url = `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/postgres`
  const pool = new Pool({ connectionString: url, max: 4 })
  pool.on('error', () => {}) // a killed primary drops its connections

  async function killPrimary() {
    const primary = await primaryOf(nodes)
    if (!primary) throw new Error('There is no primary to kill.')
    const postmaster = Number(readFileSync(join(primary.data, 'db/postmaster.pid'), 'utf8').split('\n')[0])
    await stopProgram(programs.get(primary.name), 'SIGKILL')
    process.kill(postmaster, 'SIGKILL')
    await until('another primary', async () => ![primary, null].includes(await primaryOf(nodes)))
    runPatroni(primary)
    await until('the former primary is a standby', () => isComplete(nodes))
  }

  async function remove() {
    await pool.end()
    for (const { name } of nodes) await stopProgram(programs.get(name))
    for (const program of programs.values()) await stopProgram(program)
    rmSync(folder, { recursive: true, force: true })
  }

  try {
    await until('a primary and two standbys', () => isComplete(nodes))
    await until('the way to the primary', () => pool.query('select').then(Boolean, () => false))
  } catch (error) {
    await remove()
    throw error
  }
  return { url, pool, killPrimary, remove }
}

/** Milliseconds until the cluster must be complete. */
const CLUSTER_TIMEOUT = 90_000

/** @throws when it takes too long or a program exits unexpectedly */
async function untilTrue(
  what: string,
  condition: () => Promise<boolean>,
  programs: ReadonlyMap<string, ChildProcess>,
): Promise<void> {
  const end = performance.now() + CLUSTER_TIMEOUT
  while (!(await condition())) {
    for (const [name, program] of programs) assertRunning(name, program)
    if (performance.now() > end)
      throw new Error(`${what}: not within ${CLUSTER_TIMEOUT / 1_000} s, see ${LOGS}`)
    await sleep(100)
  }
}

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
    start: (name: string, command: readonly string[]) =>
      startProgram(name, command, { ...user, cwd: '/', env }, 'SIGTERM'), // on SIGTERM Patroni stops its database
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

const answersOk = async ({ rest }: Node, path: string) =>
  fetch(`http://127.0.0.1:${rest}/${path}`).then(
    async (answer) => (await answer.arrayBuffer(), answer.ok),
    () => false,
  )

/** @returns null while there is no primary */
async function primaryOf(nodes: readonly Node[]): Promise<Node | null> {
  for (const node of nodes) if (await answersOk(node, 'primary')) return node
  return null
}

async function isComplete(nodes: readonly Node[]): Promise<boolean> {
  const count = async (path: string) =>
    (await Promise.all(nodes.map((node) => answersOk(node, path)))).filter(Boolean).length
  const [primaries, standbys] = [await count('primary'), await count('replica')]
  return primaries === 1 && standbys === nodes.length - 1 && (await count('synchronous')) >= 1
}
