import type { FastifyReply, FastifyRequest } from 'fastify'
import PQueue from 'p-queue'
import * as z from 'zod'
import {
  type AccessCheckOptions,
  checkAccess,
  isForStaff,
  isSignedIn,
  type MemberAccess,
  passedCheck,
  type RouteAccess,
  requireRouteAccess,
  type StaffAccess,
  signedInStaff,
  signedInViewer,
} from './access.ts'
import type { App, Staff, Viewer } from './app.ts'
import { compressAnswer } from './compression.ts'
import { type Fail, failureBody } from './errors.ts'
import { fieldsOf } from './field-faults.ts'
import { answerFailure, type Http, reportFailure, toFailure } from './http.ts'
import type { Limit } from './limits.ts'
import { type CountRefusedShape, countRefusedShapes } from './refused-shapes.ts'
import { allowSlowBody } from './slow-bodies.ts'
import { readUploadForm, type UploadForm } from './upload-form.ts'
import { createUploadSlots, type UploadSlotsOptions } from './upload-slots.ts'

interface RequestContext {
  app: App
  request: FastifyRequest
  reply: FastifyReply
}
export interface CallContext extends RequestContext {
  viewer: Viewer
}
export interface PublicContext extends RequestContext {
  viewer: Viewer | null
}
export interface StaffContext extends RequestContext {
  staff: Staff
}

type Schema = z.core.$ZodType

interface Call<Access extends RouteAccess> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  access: Access
  inputSchema?: Schema
  outputSchema?: Schema
}
type Contract<Access extends RouteAccess> = Readonly<Record<string, Call<Access>>>
type SignedInAccess = MemberAccess & { access: 'session' | 'member' }
type PublicAccess = MemberAccess & { access: 'public' }

export type Handler = (sent: unknown, context: RequestContext) => Promise<unknown>

type Implementer<C extends Contract<RouteAccess>, Context> = {
  readonly [Name in keyof C]: { handler: (rule: Rule<C[Name], Context>) => Handler }
}
type Rule<C extends Call<RouteAccess>, Context> = (call: {
  input: z.output<NonNullable<C['inputSchema']>>
  context: Context
}) => Promise<z.input<NonNullable<C['outputSchema']>>>

export type Proceed<Context> = (context: Context) => Promise<unknown>
type Around<Checked, Context> = (context: Checked, proceed: Proceed<Context>) => Promise<unknown>

export const calls = <C extends Contract<SignedInAccess>, Context = CallContext>(
  contract: C,
  around?: Around<CallContext, Context>,
): Implementer<C, Context> =>
  implement(contract, ({ request }, access) => ({ viewer: signedInViewer(request, access) }), around)

export const staffCalls = <C extends Contract<StaffAccess>>(contract: C): Implementer<C, StaffContext> =>
  implement(contract, ({ request }, access) => ({ staff: signedInStaff(request, access) }))

export const publicCalls = <C extends Contract<PublicAccess>, Context = PublicContext>(
  contract: C,
  around?: Around<PublicContext, Context>,
): Implementer<C, Context> =>
  implement(contract, ({ request }, access) => ({ viewer: passedCheck(request, access) }), around)

function implement<C extends Contract<RouteAccess>, Caller, Context>(
  contract: C,
  callerOf: (context: RequestContext, access: C[string]['access']) => Caller,
  around: Around<RequestContext & Caller, Context> = (context, proceed) => proceed(context as Context),
): Implementer<C, Context> {
  const handlerOf =
    ({ access, inputSchema, outputSchema }: Call<C[string]['access']>) =>
    (rule: (call: { input: unknown; context: Context }) => Promise<unknown>): Handler =>
    async (sent, context) =>
      around({ ...context, ...callerOf(context, access) }, async (context) => {
        const input = inputSchema ? checkInput(inputSchema, sent) : sent
        const output = await rule({ input, context })
        return outputSchema ? checkOutput(outputSchema, output) : output
      })
  const handlers = Object.entries(contract).map(([name, call]) => [name, { handler: handlerOf(call) }])
  return Object.fromEntries(handlers)
}

export class WrongShape extends Error {
  readonly issues: readonly z.core.$ZodIssue[]

  constructor(issues: readonly z.core.$ZodIssue[]) {
    super('What was sent is not what the call takes.')
    this.issues = issues
  }
}

function checkInput(schema: Schema, sent: unknown): unknown {
  const { data, error } = z.safeParse(schema, sent)
  if (error) throw new WrongShape(error.issues)
  return data
}

/** Strips fields that the contract does not name, so that no handler can leak them. */
function checkOutput(schema: Schema, output: unknown): unknown {
  const { data, error } = z.safeParse(schema, output)
  if (error) throw new Error('An answer is not what its contract says.', { cause: error })
  return data
}

export const ok = <T>(data: T, message?: string) =>
  message === undefined ? { success: true as const, data } : { success: true as const, data, message }

export interface FeatureRoutes {
  contract: Contract<RouteAccess>
  handlers: Readonly<Record<string, Handler>>
  ownTextRule?: readonly string[]
}

export interface MountOptions extends AccessCheckOptions {
  app: App
  fail: Fail & AccessCheckOptions['fail']
  upload: UploadOptions
  refusedShapes: Limit
}

/** Limits concurrent session look-ups, because a burst of uploads could otherwise use every database connection. */
const UPLOADS_CHECKED_AT_ONCE = 2

export interface UploadOptions extends Omit<UploadSlotsOptions, 'fail' | 'clock' | 'countServers'> {
  forms: Readonly<Record<string, UploadForm>>
}

export function mountCalls(http: Http, features: readonly FeatureRoutes[], options: MountOptions): void {
  const { clock, presence } = options.app
  const servers = { clock, countServers: presence.countServers }
  const takeSlot = createUploadSlots({ ...options.upload, ...servers, fail: options.fail })
  const uploadChecks = new PQueue({ concurrency: UPLOADS_CHECKED_AT_ONCE })
  const countRefusedShape = countRefusedShapes(options.app, options.refusedShapes)
  for (const { contract, handlers, ownTextRule = [] } of features)
    for (const [name, call] of Object.entries(contract)) {
      const rules = { takeSlot, uploadChecks, countRefusedShape, ownTextRule: ownTextRule.includes(name) }
      mountCall(http, call, handlers[name], { ...options, ...rules })
    }
}

const pathOf = (url: string) => url.split('?', 1)[0] ?? ''

/** Turns a repeated field into a list, which no call accepts. */
function fieldsIn(entries: Iterable<[string, unknown]>): unknown {
  const fields = Map.groupBy(entries, ([name]) => name)
  return Object.fromEntries(
    [...fields].map(([name, pairs]) => {
      const values = pairs.map(([, value]) => value)
      return [name, values.length > 1 ? values : values[0]]
    }),
  )
}

const queryOf = ({ url }: FastifyRequest) => fieldsIn(new URLSearchParams(url.slice(pathOf(url).length)))
const bodyOf = ({ body }: FastifyRequest) => (body instanceof FormData ? fieldsIn(body) : body)

function inputOf(request: FastifyRequest, method: string): unknown {
  if (method === 'GET') return queryOf(request)
  // A DELETE needs no body, which some proxies drop.
  if (method === 'DELETE') return Object.assign({}, queryOf(request), bodyOf(request))
  return method === 'PUT' ? { query: queryOf(request), body: bodyOf(request) } : bodyOf(request)
}

function mountCall(
  http: Http,
  { method, path, access }: Call<RouteAccess>,
  handler: Handler | undefined,
  options: MountOptions & {
    takeSlot: ReturnType<typeof createUploadSlots>
    uploadChecks: PQueue
    countRefusedShape: CountRefusedShape
    ownTextRule: boolean
  },
) {
  requireRouteAccess(`${method} ${path}`, access)
  if (!handler) throw new Error('A call without a handler cannot be served.')
  const { app, fail, upload, takeSlot, uploadChecks, countRefusedShape, ownTextRule } = options
  const form = upload.forms[path]

  function refusalOf(error: unknown, request: FastifyRequest): unknown {
    if (!(error instanceof WrongShape)) return error
    const wait = countRefusedShape(request, access)
    return wait === null
      ? fail('request.invalid', { fields: fieldsOf(error.issues) })
      : fail('request.too_many', { retry_after: wait })
  }
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    // Refuses an encoded form of the path, such as %67et-badges.
    if (pathOf(request.url).replace(/\/$/, '') !== path) throw fail('request.not_found')
    try {
      const output = await handler(inputOf(request, method), { app, request, reply })
      return output instanceof File ? await sendFile(output, reply) : output
    } catch (error) {
      const failure = reportFailure(refusalOf(error, request), request, reply, fail)
      reply.status(failure.status)
      return failureBody(failure.forReader(request))
    }
  }
  /**
   * Takes an upload slot before reading the body. Refuses pipelined uploads, whose response would wait for an earlier
   * one.
   */
  const answerUpload = (form: UploadForm) => async (request: FastifyRequest, reply: FastifyReply) => {
    if (!reply.raw.socket) throw fail('request.too_many_uploads', { retry_after: 5 })
    const freeSlot = takeSlot(signedInViewer(request, access).id)
    let malformed = false
    try {
      request.body = await readUploadForm(request, { ...form, fail }).catch((error) => {
        malformed = error.code === 'request.malformed' && !request.raw.destroyed
        throw error
      })
      return await answer(request, reply)
    } finally {
      request.body = undefined
      freeSlot(malformed)
    }
  }

  void http.register(async (scope) => {
    if (form) skipMultipartParsing(scope)
    scope.setErrorHandler((error, request, reply) => {
      const wait = UNREAD.has(toFailure(error, fail).code) ? countRefusedShape(request, access) : null
      const refusal = wait === null ? error : fail('request.too_many', { retry_after: wait })
      return answerFailure(refusal, request, reply, fail)
    })
    scope.route({
      method,
      url: path,
      exposeHeadRoute: false,
      config: { ownTextRule },
      onRequest: async (request) => {
        const check = () => checkAccess(request, access, options)
        await (form ? uploadChecks.add(check) : check())
        if (isSignedIn(request, access)) allowSlowBody(request)
      },
      handler: form ? answerUpload(form) : answer,
      onSend: compressAnswer,
    })
    const code = isForStaff(access) ? 'request.not_found' : 'request.method'
    refuseOtherMethods(scope, method, path, () => fail(code))
  })
}

async function sendFile(file: File, reply: FastifyReply): Promise<Uint8Array> {
  const bytes = await file.bytes()
  reply.header('content-type', file.type)
  reply.header('content-disposition', `attachment; filename="${file.name}"`)
  return bytes
}

/** Errors for bodies that reach no handler, because they are not JSON, not an object, or can't be stored. */
const UNREAD = new Set(['request.invalid', 'request.malformed'])

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

function refuseOtherMethods(scope: Http, method: string, url: string, refusal: () => Error) {
  scope.route({
    method: METHODS.filter((other) => other !== method),
    url,
    exposeHeadRoute: false,
    onRequest: () => Promise.reject(refusal()),
    handler: () => {},
  })
}

function skipMultipartParsing(scope: Http) {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null))
}
