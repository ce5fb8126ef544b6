import { spawnSync } from 'node:child_process'

/** Programs beside PostgreSQL, by the Debian package that has each, and how each says that it is there. */
const ENGINES = {
  haproxy: ['haproxy', '-v'],
  'nats-server': [process.env['NATS_PATH'] || 'nats-server', '--version'],
  openssl: ['openssl', 'version'],
  patroni: ['patroni', '--version'],
  'etcd-server': ['etcd', '--version'],
} as const
export type Engine = keyof typeof ENGINES

/** An installation that takes longer than this is given up: milliseconds. */
const PATIENCE = 180_000

/** Those that are not there. As root on Debian they are installed first. */
export function missingOf(engines: readonly Engine[]): Engine[] {
  const missing = engines.filter((engine) => !isThere(engine))
  if (missing.length === 0 || process.getuid?.() !== 0) return missing
  console.log(`Installing ${missing.join(' ')} (once) …`)
  const wanted = ['install', '-y', '--no-install-recommends', ...missing]
  if (!apt(wanted)) void (apt(['update']) && apt(wanted))
  return missing.filter((engine) => !isThere(engine))
}

function isThere(engine: Engine): boolean {
  const [program, ...args] = ENGINES[engine]
  return spawnSync(program, args, { stdio: 'ignore' }).status === 0
}

function apt(args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync('apt-get', ['-q', ...args], { env, stdio: 'ignore', timeout: PATIENCE }).status === 0
}
