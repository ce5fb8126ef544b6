import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { setDefaultCACertificates } from 'node:tls'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../server/test/free-port.ts'
import { assertRunning, startProgram, stopProgram } from './programs.ts'

const CONFIG = fileURLToPath(new URL('../../deploy/haproxy.cfg', import.meta.url))

export interface ProxiedServer {
  name: string
  port: number
  internalPort: number
}

export interface Proxy {
  url: string
  untilUp(name: string): Promise<void>
  close(): Promise<void>
}

export const SERVED_BY = 'x-served-by'

/** @param port for TLS */
export async function startProxy(
  folder: string,
  port: number,
  servers: readonly ProxiedServer[],
): Promise<Proxy> {
  setDefaultCACertificates([aCertificate(folder)])
  const config = join(folder, 'haproxy.cfg')
  const place = { folder, https: port, http: await freePort(), servers }
  writeFileSync(config, proxyConfig(readFileSync(CONFIG, 'utf8'), place))
  const proxy = startProgram('haproxy', ['haproxy', '-db', '-f', config])
  const until = async (isReady: (stats: string) => boolean) => {
    while (!isReady(await statsOf(folder))) {
      assertRunning('haproxy', proxy)
      await sleep(50)
    }
  }
  await until((stats) => stats !== '')
  return {
    url: `https://127.0.0.1:${port}`,
    untilUp: (name) => until((stats) => statusIn(stats, name) === 'UP'),
    close: () => stopProgram(proxy),
  }
}

interface Place {
  folder: string
  http: number
  https: number
  servers: readonly ProxiedServer[]
}

/** Adapts the deployed configuration to the bench: addresses, a log line per call and the `SERVED_BY` header. */
export function proxyConfig(deployed: string, { folder, http, https, servers }: Place): string {
  const changes: [from: string | RegExp, to: string][] = [
    ['maxconn 50000', `maxconn 8000\n  stats socket ${socketIn(folder)} mode 600 level admin`],
    [/^ {2}option dontlognull\n/m, '  option dontlognull\n  option httplog\n'],
    [/bind :80$/m, `bind 127.0.0.1:${http}`],
    ['bind :443 ssl crt /etc/haproxy/ndoa.pem', `bind 127.0.0.1:${https} ssl crt ${pemIn(folder)}`],
    [/^ {2}server two .*\n/m, ''],
    [
      /^ {2}server one .*\n/m,
      [`http-response set-header ${SERVED_BY} %s`, ...servers.map(lineOf)]
        .map((line) => `  ${line}\n`)
        .join(''),
    ],
  ]
  return changes.reduce((config, [from, to]) => {
    const changed = config.replace(from, to)
    if (changed === config) throw new Error(`deploy/haproxy.cfg has no ${from} any more.`)
    return changed
  }, deployed)
}

const lineOf = ({ name, port, internalPort }: ProxiedServer) =>
  `server ${name} 127.0.0.1:${port} port ${internalPort}`
const socketIn = (folder: string) => join(folder, 'haproxy.sock')
const pemIn = (folder: string) => join(folder, 'ndoa.pem')

function aCertificate(folder: string): string {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const name = ['-subj', '/CN=bench', '-addext', 'subjectAltName=IP:127.0.0.1', '-days', '2']
  const made = spawnSync(
    'openssl',
    ['req', '-x509', ...curve, ...name, '-keyout', key, '-out', certificate],
    {
      encoding: 'utf8',
    },
  )
  if (made.status !== 0) throw new Error(`openssl made no certificate: ${made.error?.message ?? made.stderr}`)
  const text = readFileSync(certificate, 'utf8')
  writeFileSync(pemIn(folder), text + readFileSync(key, 'utf8'))
  return text
}

/** @returns HAProxy's statistics; empty when it does not answer */
async function statsOf(folder: string): Promise<string> {
  const socket = connect(socketIn(folder))
  socket.on('error', () => {})
  socket.end('show stat\n')
  return text(socket).catch(() => '')
}

export function statusIn(stats: string, name: string): string | undefined {
  const [head = '', ...lines] = stats.split('\n')
  const columns = head.replace(/^# /, '').split(',')
  const rows = lines.map((line) => line.split(','))
  const row = rows.find((cells) => cells[columns.indexOf('svname')] === name)
  return row?.[columns.indexOf('status')]
}
