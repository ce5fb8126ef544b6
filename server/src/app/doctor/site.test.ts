import { once } from 'node:events'
import { type IncomingHttpHeaders, request } from 'node:http'
import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import tls from 'node:tls'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/app.ts'
import { aCertificate } from '../../../test/certificate.ts'
import { freePort } from '../../../test/free-port.ts'
import { checkSite, judgeView } from './site.ts'

const SECRET_LINKS = 'a-secret-of-the-links-of-this-test'
const trusted = tls.getCACertificates('default')
let t: TestApp
let port: number
beforeAll(async () => {
  t = await testApp({ SECRET_LINKS, TRUST_PROXY: 'loopback' })
  await t.http.listen({ port: 0, host: '127.0.0.1' })
  port = (t.http.server.address() as AddressInfo).port
})
afterAll(async () => {
  tls.setDefaultCACertificates(trusted)
  await t.close()
})

type Pass = (headers: IncomingHttpHeaders, address: string) => IncomingHttpHeaders
const OUR_ADDRESS = '198.51.100.4'
/** Passes headers on as a correct proxy does: keeps host, protocol and upgrade, and appends the client's address. */
const good: Pass = (headers) => ({
  ...headers,
  'x-forwarded-for': `${String(headers['x-forwarded-for'])}, ${OUR_ADDRESS}`,
  'x-forwarded-proto': 'https',
})

/** Starts a TLS proxy on loopback in front of this test's server. @returns its address */
async function proxy(pass: Pass, { days = 90, isTrusted = true } = {}): Promise<string> {
  const certificate = aCertificate(days)
  if (isTrusted) tls.setDefaultCACertificates([...trusted, certificate.cert])
  const server: Server = createServer(certificate)
  server.on('upgrade', (incoming, socket) => {
    const headers = pass(incoming.headers, OUR_ADDRESS)
    socket.on('error', () => {})
    const on = request({ port, host: '127.0.0.1', path: incoming.url, headers })
    on.on('response', async (answer) => {
      const head = Object.entries(answer.headers).map(([name, value]) => `${name}: ${String(value)}\r\n`)
      const body = (await answer.toArray()).join('')
      socket.end(`HTTP/1.1 ${answer.statusCode} OK\r\n${head.join('')}\r\n${body}`)
    })
    on.on('upgrade', (_answer, upgraded) => {
      socket.end('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n')
      upgraded.destroy()
    })
    on.end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return `https://localhost:${(server.address() as AddressInfo).port}`
}

const examine = (PUBLIC_URL: string, secret = SECRET_LINKS) =>
  checkSite({ PUBLIC_URL, SECRET_LINKS: secret, TRUST_PROXY: 'loopback' }, t.clock.now())
const outputOf = async (url: string, secret?: string) =>
  (await examine(url, secret)).map(({ what, state, says }) => `${what} ${state}: ${says}`).join('\n')

test('a site with a valid certificate and proxy passes', async () => {
  expect(await outputOf(await proxy(good))).toMatch(
    /^TLS ok: the certificate is valid for (89|90) more days\nproxy ok: /,
  )
})

test.each<[string, RegExp, Pass]>([
  [
    'a proxy that does not say whom it speaks for',
    /does not say whom/,
    (headers) => without(good(headers, ''), 'x-forwarded-for'),
  ],
  [
    'a proxy that lets callers make up an address',
    /make up an address/,
    (headers) => ({ ...good(headers, ''), 'x-forwarded-for': headers['x-forwarded-for'] }),
  ],
  [
    'a proxy that changes the host',
    /asked for 127\.0\.0\.1/,
    (headers) => ({ ...good(headers, ''), host: '127.0.0.1' }),
  ],
  ['a proxy that hides https', /is told http$/, (headers) => without(good(headers, ''), 'x-forwarded-proto')],
  [
    'a proxy without WebSocket',
    /WebSocket/,
    (headers) => without(without(good(headers, ''), 'upgrade'), 'connection'),
  ],
])('%s is detected', async (_what, says, pass) => {
  expect(await outputOf(await proxy(pass))).toMatch(new RegExp(`proxy broken: .*${says.source}`, 'm'))
})

const without = (headers: IncomingHttpHeaders, name: string): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([key]) => key !== name))

test('a proxy missing in TRUST_PROXY is detected, with its address', () => {
  const view = {
    host: 'ndoa.example',
    protocol: 'https',
    address: '10.0.0.9',
    connectedFrom: '10.0.0.9',
    hops: ['10.0.0.9'],
  }
  const seen = { ...view, isForwarded: true, isTrusted: false, upgrade: 'websocket' }
  const [finding] = judgeView(seen, { PUBLIC_URL: 'https://ndoa.example', TRUST_PROXY: '10.0.0.1' })
  expect(finding).toMatchObject({ state: 'broken', todo: expect.stringContaining('Add 10.0.0.9') })
})

test('a check on the proxy’s machine does not mistake itself for a forged address', async () => {
  const local: Pass = (headers) => ({
    ...good(headers, ''),
    'x-forwarded-for': `${String(headers['x-forwarded-for'])}, 127.0.0.1`,
  })
  expect(await outputOf(await proxy(local))).toMatch(/^proxy ok: /m)
})

test('an untrusted certificate, an expiring one and an unreachable site are detected', async () => {
  expect(await outputOf(await proxy(good, { isTrusted: false }))).toMatch(
    /^TLS broken: browsers refuse .*SELF_SIGNED/,
  )
  expect(await outputOf(await proxy(good, { days: 10 }))).toMatch(
    /^TLS warning: .* valid for (9|10) more days/,
  )
  expect(await outputOf(await proxy(good, { days: 1 }))).toMatch(/^TLS broken: .* valid for [01] more days/)
  expect(await outputOf(`https://localhost:${await freePort()}`)).toMatch(/^site broken: .*ECONNREFUSED/)
})

test('the server reveals nothing about the request without the links’ secret', async () => {
  expect(await outputOf(await proxy(good), 'another-secret-of-other-links')).toMatch(
    /^proxy broken: PUBLIC_URL answered 101/m,
  )
  const old = t.clock.now().getTime() - 120_000
  const url = await proxy(good)
  expect(
    (await checkSite({ PUBLIC_URL: url, SECRET_LINKS, TRUST_PROXY: 'loopback' }, new Date(old))).at(-1),
  ).toMatchObject({ what: 'proxy', state: 'broken' })
})
