import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { BINARIES } from './patroni-config.ts'

const ENGINES = {
  haproxy: ['haproxy', '-v'],
  'nats-server': [process.env['NATS_PATH'] || 'nats-server', '--version'],
  openssl: ['openssl', 'version'],
  patroni: ['patroni', '--version'],
  'etcd-server': ['etcd', '--version'],
  'postgresql-15': [join(BINARIES, 'postgres'), '--version'],
} as const
export type Engine = keyof typeof ENGINES
/** Only root can start Patroni and its databases as their own user. */
export type Need = Engine | 'root'

/** Milliseconds until the bench gives up on an installation. */
const INSTALL_TIMEOUT = 180_000

/** Returns what is missing. As root on Debian it first installs missing engines. */
export function missingOf(needs: readonly Need[]): Need[] {
  const isRoot = process.getuid?.() === 0
  const engines = needs.filter((need) => need !== 'root')
  const missing = engines.filter((engine) => !isInstalled(engine))
  if (!isRoot) return [...needs.filter((need) => need === 'root'), ...missing]
  if (missing.length === 0) return []
  console.log(`Installing ${missing.join(' ')} (once) …`)
  const args = ['install', '-y', '--no-install-recommends', ...missing]
  if (!apt(args)) void (apt(['update']) && apt(args))
  return missing.filter((engine) => !isInstalled(engine))
}

function isInstalled(engine: Engine): boolean {
  const [program, ...args] = ENGINES[engine]
  return spawnSync(program, args, { stdio: 'ignore' }).status === 0
}

function apt(args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return (
    spawnSync('apt-get', ['-q', ...args], { env, stdio: 'ignore', timeout: INSTALL_TIMEOUT }).status === 0
  )
}
