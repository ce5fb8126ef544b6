import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { sessionOf, type TestApp, testApp } from '../../test/app.ts'
import { freePort } from '../../test/free-port.ts'
import { aMan, aMember } from '../../test/members.ts'
import { spawnServer } from '../../test/server-process.ts'
import { startApp } from './build.ts'
import { loadConfig } from './config.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const databaseUrl = () => t.app.pool.options.connectionString ?? ''

test('a stopping server reports not ready, closes sockets one by one, and answers running calls', async () => {
  const server = await startApp(loadConfig({ NODE_ENV: 'test', DRAIN_SECONDS: '4' }), databaseUrl())
  const address = await server.http.listen({ port: 0, host: '127.0.0.1' })
  const member = await aMember(server.app)
  const dial = (token: string) =>
    new WebSocket(`${address.replace('http', 'ws')}/realtime/v1`, {
      headers: { authorization: `Bearer ${token}` },
    })
  const tokens = await Promise.all(Array.from({ length: 5 }, () => sessionOf(server.app, member)))
  const sockets = await Promise.all(
    tokens.flatMap((token) => Array.from({ length: 9 }, () => opened(dial(token)))),
  )
  const call = aSlowCall(address)

  const closed = server.close()
  const probe = await fetch(`${address}/healthz`)
  expect([probe.status, await probe.text()]).toEqual([503, 'draining'])
  const [refused] = await once(dial(tokens[0] ?? ''), 'error')
  expect(String(refused)).toContain('503')
  expect(sockets.filter(({ socket }) => socket.readyState === WebSocket.OPEN)).toHaveLength(45)

  const ends = await Promise.all(sockets.map(({ end }) => end))
  expect(new Set(ends.map(({ code }) => code))).toEqual(new Set([1012]))
  const times = ends.map(({ at }) => at)
  expect(Math.max(...times) - Math.min(...times)).toBeGreaterThan(100)
  expect(await call.finish()).toBe(200)
  await closed
  await expect(fetch(`${address}/healthz`)).rejects.toThrow()
})

test('a first signal begins an orderly stop, and a later signal stops at once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ndoa-stop-'))
  const port = await freePort()
  const server = spawnServer(databaseUrl(), { DATA_DIR: folder, PORT: String(port), DRAIN_SECONDS: '120' })
  const exit = once(server, 'exit')
  const probe = async () => (await fetch(`http://localhost:${port}/healthz`)).status
  await vi.waitFor(async () => expect(await probe()).toBe(200), { interval: 200 })
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
  server.kill('SIGINT')
  server.kill('SIGTERM') // the same Ctrl-C, by another route
  await sleep(1_500)
  await vi.waitFor(async () => expect(await probe()).toBe(503))
  server.kill('SIGTERM')
  expect(await exit).toEqual([1, null])
  rmSync(folder, { recursive: true })
})

test('a server without running work stops at the first signal', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ndoa-stop-'))
  const port = await freePort()
  const server = spawnServer(databaseUrl(), { DATA_DIR: folder, PORT: String(port) })
  const exit = once(server, 'exit')
  const probe = async () => (await fetch(`http://localhost:${port}/healthz`)).status
  await vi.waitFor(async () => expect(await probe()).toBe(200), { interval: 200 })
  server.kill('SIGINT')
  expect(await exit).toEqual([0, null])
  rmSync(folder, { recursive: true })
})

test('a stopping server saves its showings', async () => {
  const [amara, kofi] = [await aMember(t.app), await aMan(t.app)]
  const config = loadConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' })
  const other = await startApp(config, databaseUrl())
  const answer = await other.http.inject({
    method: 'POST',
    url: '/functions/v1/get-matches',
    payload: { user_id: amara },
    headers: { authorization: `Bearer ${await sessionOf(other.app, amara)}` },
  })
  expect(answer.json().data).toMatchObject([{ user_id: kofi }])
  await other.close()
  const rows = await t.app.db.selectFrom('showings').selectAll().where('member_id', '=', kofi).execute()
  expect(rows).toMatchObject([{ times: 1 }])
})

async function opened(socket: WebSocket) {
  const end = once(socket, 'close').then(([code]) => ({ code: Number(code), at: Date.now() }))
  await once(socket, 'message') // `ready`
  return { socket, end }
}

/** Starts a call that sends half of its body. */
function aSlowCall(address: string) {
  const body = JSON.stringify({
    name: 'Amara',
    email: 'amara@example.com',
    subject: 'Hello',
    category: 'general',
    message: 'Is anybody there?',
  })
  const call = request(`${address}/functions/v1/send-contact-message`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
  })
  const answered = once(call, 'response')
  call.write(body.slice(0, 20))
  return {
    async finish() {
      call.end(body.slice(20))
      const [answer]: IncomingMessage[] = await answered
      answer?.resume()
      return answer?.statusCode
    },
  }
}
