import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { CallAccess } from '@ndoa/contract/access'
import { call, reply } from '@ndoa/contract/call'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { declaredAccess } from '../../test/access-routes.ts'
import { type TestApp, testApp } from '../../test/app.ts'
import { fail } from '../features/shared/failures.ts'
import type { Viewer } from '../platform/app.ts'
import {
  calls,
  type FeatureRoutes,
  type MountOptions,
  mountCalls,
  ok,
  publicCalls,
  staffCalls,
} from '../platform/calls.ts'
import { createHttp } from '../platform/http.ts'
import { createLog } from '../platform/log.ts'
import { loadConfig } from './config.ts'
import { featuresOf } from './features.ts'
import { mountWeb } from './web.ts'

const amara: Viewer = { id: 'amara', sessionId: 'hers', confirmed: true, suspended: false, language: 'en' }
const WITHOUT_CHECK = 'A handler was reached without its access check.'

let t: TestApp
const lines: string[] = []
beforeAll(async () => {
  t = await testApp()
  await t.http.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => t.close())

const features = () =>
  featuresOf(t.app, loadConfig({ NODE_ENV: 'test' })).flatMap(({ routes = [] }) => routes)
const options = (): MountOptions => ({
  app: t.app,
  fail,
  viewerOf: async () => amara,
  upload: {
    forms: { '/functions/v1/upload-photo': { bytes: 1 } },
    atOnce: 1,
    atOncePerMember: 1,
    perMember: { max: 1, per: '1 minute' },
  },
  refusedShapes: { max: 3, per: '1 minute' },
})
const anHttp = () =>
  createHttp({
    publicUrl: 'http://localhost:3000',
    production: false,
    trustProxy: false,
    log: createLog('error', { write: (line) => void lines.push(line) }),
    fail,
  })

const greeting = (access: CallAccess & { access: 'member' }) => ({
  greet: call('POST /functions/v1/greet', 'Greet', access).output(reply(z.string())),
})
const member = { access: 'member', suspended: 'denied' } as const
const greet = (contract: ReturnType<typeof greeting>) => ({
  greet: calls(contract).greet.handler(async ({ context: { viewer } }) => ok(viewer.id)),
})

test.each([
  ['of a wrong shape', '{"name":"Nobody"}', 422],
  ['with characters that cannot be stored', String.raw`{"name":"\u0000"}`, 422],
  ['that are no objects', '[]', 422],
  ['that are no JSON', '{', 400],
])(
  'faults of inputs %s are explained up to a limit; valid inputs still pass',
  async (_which, wrong, first) => {
    const contract = {
      greet: call('POST /functions/v1/greet', 'Greet', member)
        .input(z.strictObject({ name: z.literal('Amara') }))
        .output(reply(z.string())),
    }
    const http = await anHttp()
    const handlers = {
      greet: calls(contract).greet.handler(async ({ context: { viewer } }) => ok(viewer.id)),
    }
    mountCalls(http, [{ contract, handlers }], options())
    const statusFor = async (payload: string) => {
      const headers = { 'content-type': 'application/json' }
      return (await http.inject({ method: 'POST', url: '/functions/v1/greet', payload, headers })).statusCode
    }
    const statuses = []
    for (let i = 0; i < 5; i++) statuses.push(await statusFor(wrong))
    expect(statuses).toEqual([first, first, first, 429, 429])
    expect(await statusFor('{"name":"Amara"}')).toBe(200)
  },
)

test('a call that passes its check is answered, and its handler gets the caller', async () => {
  const contract = greeting(member)
  const http = await anHttp()
  mountCalls(http, [{ contract, handlers: greet(contract) }], options())
  const answer = await http.inject({ method: 'POST', url: '/functions/v1/greet', payload: {} })
  expect([answer.statusCode, answer.json()]).toEqual([200, { success: true, data: 'amara' }])
})

test('an answer contains only contract fields, and a missing field is a defect', async () => {
  const contract = {
    greet: call('POST /functions/v1/greet', 'Greet', member)
      .input(z.strictObject({ name: z.unknown() }))
      .output(reply(z.object({ name: z.string() }))),
  }
  const http = await anHttp()
  const greet = calls(contract).greet.handler(async ({ input }) =>
    ok({ name: input.name as string, password: 'secret' }),
  )
  mountCalls(http, [{ contract, handlers: { greet } }], options())
  const answerTo = (name: unknown) =>
    http.inject({ method: 'POST', url: '/functions/v1/greet', payload: { name } })
  expect((await answerTo('Amara')).json()).toEqual({ success: true, data: { name: 'Amara' } })
  const answer = await answerTo(7)
  expect([answer.statusCode, answer.json().error]).toEqual([500, 'server.defect'])
  expect(answer.body).not.toContain('secret')
})

test.each([
  ['GET', '/functions/v1/%67et-country'],
  ['POST', '/functions/v1/%73end-contact-message'],
  ['GET', 'http://elsewhere.example/functions/v1/get-country'],
])('a call with another spelling of its address is answered: %s %s', async (method, path) => {
  const { port } = t.http.server.address() as AddressInfo
  const status = await new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json' }
    const asked = request({ port, host: '127.0.0.1', method, path, headers, agent: false }, (answer) =>
      resolve(answer.resume().statusCode),
    )
    asked.on('error', reject).end(method === 'POST' ? '{}' : '')
  })
  expect(status).toBe(404)
})

test.each([
  ['as it should be', '{}', 'application/json'],
  ['that is no JSON', '{', 'application/json'],
  ['of another type', 'hello', 'text/plain'],
  ['that is too large', JSON.stringify('x'.repeat(70_000)), 'application/json'],
])('staff calls look nonexistent to other callers: with a body %s', async (_title, payload, type) => {
  const http = await anHttp()
  const contract = {
    list: call('POST /functions/v1/list-reports', 'List', { access: 'moderator', suspended: 'denied' }),
  }
  const list = staffCalls(contract).list.handler(async () => ok('never'))
  mountCalls(http, [{ contract, handlers: { list } }], options())
  await mountWeb(http, true, 'http://localhost:3000')
  const answersOf = (path: string) =>
    Promise.all(
      (['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const).map(async (method) => {
        const url = `/functions/v1/${path}`
        const body = method === 'GET' || method === 'HEAD' ? {} : { payload }
        const answer = await http.inject({ method, url, headers: { 'content-type': type }, ...body })
        const { date: _date, ...headers } = answer.headers
        return [method, answer.statusCode, answer.body, headers]
      }),
    )
  expect(await answersOf('list-reports')).toEqual(await answersOf('nothing-here'))
  expect(await answersOf('list-reports/')).toEqual(await answersOf('nothing-here/'))
})

test('a handler behind another contract’s check throws', async () => {
  const http = await anHttp()
  mountCalls(http, [{ contract: greeting(member), handlers: greet(greeting(member)) }], options())
  const answer = await http.inject({ method: 'POST', url: '/functions/v1/greet', payload: {} })
  expect([answer.statusCode, answer.json().error]).toEqual([500, 'server.defect'])
  expect(lines.at(-1)).toContain(WITHOUT_CHECK)
})

test('a handler run without its check throws for any caller', async () => {
  const context = { app: t.app, viewer: amara, request: {} as FastifyRequest, reply: {} as FastifyReply }
  const handlers = features().flatMap((feature) => Object.values(feature.handlers))
  expect(handlers.length).toBeGreaterThan(30)
  for (const handler of handlers) await expect(handler({}, context)).rejects.toThrow(WITHOUT_CHECK)
})

test('no feature route answers without the hooks that run before the handlers', async () => {
  const http = await anHttp()
  http.addHook('onRoute', (route) => void delete route.onRequest)
  mountCalls(http, features(), options())
  const routes = [...declaredAccess().keys()].filter((route) => /\/(functions|auth)\//.test(route))
  expect(routes.length).toBeGreaterThan(50)
  const me = (await t.as(amara.id).catch(() => t.visitor)).token
  for (const route of routes) {
    const [method, url] = route.split(' ') as ['POST', string]
    lines.length = 0
    const answer = await http.inject({
      method,
      url,
      ...(me && { headers: { authorization: `Bearer ${me}` } }),
    })
    expect([route, answer.statusCode]).toEqual([route, 500])
    expect(lines.join(''), route).toContain(WITHOUT_CHECK)
  }
})

test('every server call is described, including those below /auth/v1', async () => {
  const { body } = await t.visitor.get<{ paths: Record<string, object> }>('/docs/openapi.json')
  const served = new Set(t.routes.flatMap((route) => /\/(?:functions|auth)\/v1\/.*/.exec(route) ?? []))
  expect(served).toContain('/auth/v1/sign-in/second-factor')
  expect(Object.keys(body.paths).toSorted()).toEqual([...served].toSorted())
})

test('each call’s description states its access', async () => {
  const { body } = await t.visitor.get<{ paths: Record<string, Record<string, Record<string, string>>> }>(
    '/docs/openapi.json',
  )
  for (const { contract } of features()) {
    for (const { method, path, access: described } of Object.values(contract)) {
      const { access, suspended } = described
      expect(body.paths[path]?.[method.toLowerCase()], path).toMatchObject({
        'x-access': access,
        'x-suspended': suspended,
      })
    }
  }
})

test('a server does not start with an unhandled call', async () => {
  const http = await anHttp()
  expect(() => mountCalls(http, [{ contract: greeting(member), handlers: {} }], options())).toThrow(
    'without a handler',
  )
})

test('a file is released before its delayed refusal is sent', async () => {
  const http = await anHttp()
  const kept: unknown[] = []
  http.addHook('onSend', async ({ body }) => void kept.push(body))
  const contract = {
    upload: call('POST /functions/v1/upload-photo', 'Upload', member).input(z.object({ file: z.file() })),
  }
  const upload = calls(contract).upload.handler(async () => Promise.reject(fail('server.busy')))
  const forms = { '/functions/v1/upload-photo': { bytes: 100 } }
  mountCalls(http, [{ contract, handlers: { upload } }], {
    ...options(),
    upload: { ...options().upload, forms },
  })
  const payload = new FormData()
  payload.set('file', new File(['a photo'], 'a.jpg'))
  const { statusCode } = await http.inject({ method: 'POST', url: '/functions/v1/upload-photo', payload })
  expect([statusCode, ...kept]).toEqual([503, undefined])
})

test('a server does not start with a call without access metadata', async () => {
  const http = await anHttp()
  const silent = { method: 'POST', path: '/functions/v1/greet', outputSchema: z.string() } as const
  // @ts-expect-error the call has no metadata
  const feature: FeatureRoutes = { contract: { greet: silent }, handlers: {} }
  expect(() => mountCalls(http, [feature], options())).toThrow('does not say who may call it')
})

test('handlers that do not fit their call’s access metadata do not compile', () => {
  const silent = { greet: { method: 'POST', path: '/functions/v1/greet' } as const }
  const open = {
    greet: call('POST /functions/v1/greet', 'Greet', { access: 'public', suspended: 'allowed' }),
  }
  const forStaff = {
    greet: call('POST /functions/v1/greet', 'Greet', { access: 'moderator', suspended: 'denied' }).output(
      reply(z.string()),
    ),
  }
  const faulty = () => [
    // @ts-expect-error no metadata
    calls(silent),
    // @ts-expect-error no metadata
    publicCalls(silent),
    // @ts-expect-error a visitor has no id
    calls(open),
    // @ts-expect-error visitors can't make this call
    publicCalls(greeting(member)),
    // @ts-expect-error a staff member is not a member
    calls(forStaff),
    // @ts-expect-error a member is not a staff member
    staffCalls(greeting(member)),
    // @ts-expect-error the handler of a member call has no staff
    calls(greeting(member)).greet.handler(async ({ context }) => ok(context.staff.id)),
    // @ts-expect-error the handler of a staff call has no member
    staffCalls(forStaff).greet.handler(async ({ context }) => ok(context.viewer.id)),
    // @ts-expect-error members are never senior
    call('POST /functions/v1/greet', 'Greet', { access: 'member', suspended: 'denied', senior: true }),
  ]
  expect(faulty).toBeTypeOf('function')
})
