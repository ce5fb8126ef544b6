import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const MASTER = '/usr/lib/postfix/sbin/master'
const COMMAND = '/usr/sbin/postfix'

/** @returns a sentence about what is missing; null when postfix can run */
export function missingForPostfix(): string | null {
  if (!existsSync(MASTER) || !existsSync(COMMAND))
    return 'This needs Debian’s postfix: apt-get install --no-install-recommends postfix. It need not be running.'
  return process.getuid?.() === 0 ? null : 'Postfix starts as root alone.'
}

export interface Postfix {
  url: string
  close(): Promise<void>
}

/** Starts a postfix separate from the machine's own. @param routes the loopback port for each mail domain */
export async function startPostfix(port: number, routes: Readonly<Record<string, number>>): Promise<Postfix> {
  const folder = mkdtempSync(join(tmpdir(), 'ndoa-postfix-'))
  chmodSync(folder, 0o755)
  const [config, queue, data] = ['config', 'queue', 'data'].map((name) => join(folder, name))
  for (const path of [config!, queue!, data!]) mkdirSync(path)
  execFileSync('chown', ['postfix', data!])
  writeFileSync(join(config!, 'transport'), routesFile(routes))
  writeFileSync(join(config!, 'main.cf'), mainFile({ config: config!, queue: queue!, data: data!, folder }))
  writeFileSync(join(config!, 'master.cf'), masterFile(port))
  execFileSync(COMMAND, ['-c', config!, 'check'], { stdio: 'inherit' })
  const master = spawn(MASTER, ['-c', config!, '-d'], { stdio: ['ignore', 'ignore', 'inherit'] })
  await waitUntilReady(master, port)
  return {
    url: `smtp://127.0.0.1:${port}`,
    async close() {
      if (master.exitCode === null && master.signalCode === null) {
        const ended = once(master, 'exit')
        master.kill('SIGTERM')
        await ended
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const routesFile = (routes: Readonly<Record<string, number>>) =>
  Object.entries(routes)
    .map(([domain, port]) => `${domain} smtp:[127.0.0.1]:${port}\n`)
    .join('')

function mainFile({ config, queue, data, folder }: Record<'config' | 'queue' | 'data' | 'folder', string>) {
  const settings = {
    compatibility_level: '3.6',
    queue_directory: queue,
    data_directory: data,
    daemon_directory: '/usr/lib/postfix/sbin',
    command_directory: '/usr/sbin',
    inet_interfaces: '127.0.0.1',
    inet_protocols: 'ipv4',
    myhostname: 'relay.bench.test',
    mydestination: '',
    mynetworks: '127.0.0.0/8',
    local_transport: 'error:nobody is local here',
    smtpd_relay_restrictions: 'permit_mynetworks, reject',
    transport_maps: `texthash:${join(config, 'transport')}`,
    alias_maps: '',
    alias_database: '',
    smtpd_tls_security_level: 'none',
    smtp_tls_security_level: 'none',
    maillog_file: join(folder, 'log'),
    maillog_file_prefixes: folder,
  }
  return Object.entries(settings)
    .map(([name, value]) => `${name} = ${value}\n`)
    .join('')
}

/** Debian's master.cf without unused services and without chroot. */
const masterFile = (port: number) => `
127.0.0.1:${port} inet n - n - - smtpd
pickup unix n - n 60 1 pickup
cleanup unix n - n - 0 cleanup
qmgr unix n - n 300 1 qmgr
rewrite unix - - n - - trivial-rewrite
bounce unix - - n - 0 bounce
defer unix - - n - 0 bounce
trace unix - - n - 0 bounce
verify unix - - n - 1 verify
flush unix n - n 1000? 0 flush
proxymap unix - - n - - proxymap
smtp unix - - n - - smtp
showq unix n - n - - showq
error unix - - n - - error
retry unix - - n - - error
discard unix - - n - - discard
anvil unix - - n - 1 anvil
scache unix - - n - 1 scache
postlog unix-dgram n - n - 1 postlogd
`

async function waitUntilReady(master: ChildProcess, port: number) {
  while (master.exitCode === null) {
    const socket = connect(port, '127.0.0.1')
    const isUp = await Promise.race([
      once(socket, 'data').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false)
    socket.destroy()
    if (isUp) return
    await sleep(100)
  }
  throw new Error(`Postfix ended with ${master.exitCode} instead of starting.`)
}
