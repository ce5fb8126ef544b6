import { type IncomingMessage, request as plainRequest } from 'node:http'
import { request } from 'node:https'
import { networkInterfaces } from 'node:os'
import { json } from 'node:stream/consumers'
import type { TLSSocket } from 'node:tls'
import { isCertificateFault } from '../../platform/mail-faults.ts'
import type { Config } from '../config.ts'
import { broken, type Finding, ok, warning } from './finding.ts'
import { PROBE_HEADER, type ProxyView, signProbe } from './proxy-probe.ts'

const TIMEOUT = 10_000
const DAY = 86_400_000
/** Certificates are renewed a month before they expire, so with two weeks left the renewal has failed. */
const DAYS = { warn: 14, fail: 3 }
/** A forged client address, from a block reserved for documentation (RFC 5737). */
const FORGED_ADDRESS = '203.0.113.77'

export async function checkSite(
  config: Pick<Config, 'PUBLIC_URL' | 'SECRET_LINKS' | 'TRUST_PROXY'>,
  now: Date,
): Promise<Finding[]> {
  try {
    const answer = await ask(config, now)
    const tls = certificateFinding(answer, now)
    const view = await viewIn(answer)
    return view ? [...tls, ...judgeView(view, config)] : [...tls, notOurs(answer)]
  } catch (error) {
    return [unreachable(config.PUBLIC_URL, error as Error & { code?: string })]
  }
}

function ask(
  { PUBLIC_URL, SECRET_LINKS }: Pick<Config, 'PUBLIC_URL' | 'SECRET_LINKS'>,
  now: Date,
): Promise<IncomingMessage> {
  const headers = {
    [PROBE_HEADER]: signProbe(SECRET_LINKS, now),
    'x-forwarded-for': FORGED_ADDRESS,
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'bm90IHJlYWxseSBhIGtleQ==',
  }
  const url = new URL('/healthz', PUBLIC_URL)
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const open = url.protocol === 'https:' ? request : plainRequest
  open(url, { headers, timeout: TIMEOUT, agent: false })
    .on('response', resolve)
    .on('upgrade', resolve)
    .on('error', reject)
    .on('timeout', function (this: { destroy(error: Error): void }) {
      this.destroy(Object.assign(new Error('it did not answer in time'), { code: 'ETIMEDOUT' }))
    })
    .end()
  return promise
}

async function viewIn(answer: IncomingMessage): Promise<ProxyView | null> {
  if (answer.statusCode !== 200 || !answer.headers['content-type']?.startsWith('application/json')) {
    answer.destroy()
    return null
  }
  return (await json(answer)) as ProxyView
}

function certificateFinding({ socket }: IncomingMessage, now: Date): Finding[] {
  if (!('getPeerX509Certificate' in socket))
    return [warning('TLS', 'PUBLIC_URL is without https', 'In production it must be https.')]
  const end = (socket as TLSSocket).getPeerX509Certificate()?.validToDate
  if (!end) return []
  const days = Math.floor((end.getTime() - now.getTime()) / DAY)
  const says = `the certificate is valid for ${days} more days`
  const todo = 'Let the proxy renew it by itself (ACME), and read its log.'
  if (days < DAYS.fail) return [broken('TLS', says, todo)]
  return [days < DAYS.warn ? warning('TLS', says, todo) : ok('TLS', says)]
}

export function judgeView(
  view: ProxyView,
  { PUBLIC_URL, TRUST_PROXY }: Pick<Config, 'PUBLIC_URL' | 'TRUST_PROXY'>,
): Finding[] {
  const { host, protocol } = new URL(PUBLIC_URL)
  const faults: Finding[] = []
  const fault = (says: string, todo: string) => faults.push(broken('proxy', says, todo))
  if (view.address === FORGED_ADDRESS && !cameFromThisMachine(view))
    fault(
      'a caller can make up an address, and limits would count that one',
      'Name in TRUST_PROXY only your own proxies, and let the outermost replace X-Forwarded-For or add to it.',
    )
  else if (protocol === 'https:' && !view.isForwarded)
    fault(
      'it does not say whom it speaks for: all visitors would share its limits',
      'Let it send X-Forwarded-For.',
    )
  else if (protocol === 'https:' && !view.isTrusted)
    fault(
      `${view.connectedFrom} is not in TRUST_PROXY (${TRUST_PROXY || 'none'}): all visitors would share its limits`,
      `Add ${view.connectedFrom} to TRUST_PROXY, if that is your proxy.`,
    )
  if (view.host !== host)
    fault(`the server is asked for ${view.host} instead of ${host}`, 'Let the proxy pass on Host.')
  if (`${view.protocol}:` !== protocol)
    fault(`the server is told ${view.protocol}`, 'Let the proxy send X-Forwarded-Proto.')
  if (view.upgrade?.toLowerCase() !== 'websocket')
    fault(
      'it does not hand on WebSocket connections, so messages arrive only when pages ask',
      'Let it pass on Upgrade and Connection, with HTTP/1.1, for /realtime/v1.',
    )
  return faults.length > 0
    ? faults
    : [ok('proxy', 'host, protocol, caller’s address and WebSocket arrive as they should')]
}

/** The proxy trusts requests from its own machine, so the result would not apply to other callers. */
function cameFromThisMachine({ hops }: ProxyView): boolean {
  const ownAddresses = Object.values(networkInterfaces()).flatMap((all = []) =>
    all.map(({ address }) => address),
  )
  return hops.slice(1, -1).some((hop) => ownAddresses.includes(hop))
}

const notOurs = ({ statusCode }: IncomingMessage) =>
  broken(
    'proxy',
    `PUBLIC_URL answered ${statusCode}, but not as a server of ours with these secrets does`,
    'Start the server, with the same SECRET_LINKS, let the proxy lead to its PORT, and set the clock.',
  )

function unreachable(url: string, { code = '', message }: Error & { code?: string }): Finding {
  if (isCertificateFault(code))
    return broken(
      'TLS',
      `browsers refuse the certificate: ${code}`,
      'Get one from a public authority for this name, with its chain.',
    )
  const todo =
    code === 'ENOTFOUND'
      ? 'Enter the name in the DNS.'
      : 'Start server and proxy, and open port 443 in the firewall.'
  return broken('site', `${url} cannot be reached: ${code || message}`, todo)
}
